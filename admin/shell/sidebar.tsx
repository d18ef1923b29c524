import { HomeOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import type { ComponentType, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { appTexts, fill } from '../i18n/app';
import { useResources, useRights } from '../data/rights';
import { resourceRoutes } from '../schema/derive-routes';
import { GROUPS, type ResourceDefinition } from '../schema/types';
import { publishColumn } from '../screens/row/row-title';
import { resourceIcons } from '../screens/resource-icons';
import { PAGES } from './search/destinations';
import styles from './sidebar.module.css';

/** The overview, the declared resources in their order, each group under its heading, files, team and trash: what the person may open. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const may = useRights();
  const resources = useResources();
  const ungrouped = resources.filter(({ group }) => group === undefined);
  const groups = Object.entries(GROUPS)
    .map(([name, heading]) => ({ heading, members: resources.filter(({ group }) => group === name) }))
    .filter(({ members }) => members.length > 0);
  const pages = PAGES.filter(({ name, Icon }) => Icon && may('list', name));
  const tabs = (members: readonly ResourceDefinition[]) =>
    members.map((resource) => <Tab key={resource.table} {...{ resource, onNavigate }} />);
  return (
    <nav className={styles.sidebar} aria-label={appTexts.shell.menu}>
      <ul>
        <Entry to={paths.admin} Icon={HomeOutlined} label={appTexts.shell.overview} onNavigate={onNavigate} />
        {tabs(ungrouped)}
      </ul>
      {groups.map(({ heading, members }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>{tabs(members)}</ul>
        </section>
      ))}
      {pages.length > 0 && (
        <ul className={styles.quiet}>
          {pages.map(
            ({ to, title, Icon }) => Icon && <Entry key={to} {...{ to, Icon, onNavigate }} label={title} />,
          )}
        </ul>
      )}
    </nav>
  );
}

interface EntryProps {
  to: string;
  Icon: ComponentType<{ 'aria-hidden'?: true }>;
  label: string;
  onNavigate: (() => void) | undefined;
  children?: ReactNode;
}

function Entry({ to, Icon, label, onNavigate, children }: EntryProps) {
  return (
    <li>
      <NavLink to={to} end={to === paths.admin} onClick={onNavigate}>
        <Icon aria-hidden />
        <span className={styles.label}>{label}</span>
        {children}
      </NavLink>
    </li>
  );
}

type TabProps = Pick<EntryProps, 'onNavigate'> & { resource: ResourceDefinition };

function Tab({ resource, onNavigate }: TabProps) {
  const { table, icon, labels } = resource;
  const column = publishColumn(resource);
  const { list: to } = resourceRoutes(resource);
  return (
    <Entry {...{ to, onNavigate }} Icon={resourceIcons[icon]} label={labels.many}>
      {column && <Drafts table={table} publishColumn={column} />}
    </Entry>
  );
}

/** The number of drafts in a table, whose publication column is null; nothing while it is unknown. */
function Drafts({ table, publishColumn }: { table: string; publishColumn: string }) {
  const { query, result } = useList({
    resource: table,
    filters: [{ field: publishColumn, operator: 'null', value: null }],
    pagination: { currentPage: 1, pageSize: 1 },
    meta: { select: 'id' },
    // The list works without the number, so an error stays silent.
    errorNotification: false,
  });
  if (!query.isSuccess || !result.total) return null;
  return <span className={styles.drafts}>{fill(appTexts.shell.drafts, { count: result.total })}</span>;
}
