import { DeleteOutlined, HomeOutlined, TeamOutlined } from '@ant-design/icons';
import { useCan, useList } from '@refinedev/core';
import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { appTexts, fill } from '../i18n/app';
import { teamTexts } from '../i18n/team';
import { trashTexts } from '../i18n/history';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import { GROUPS, type ResourceDefinition } from '../schema/types';
import { publishColumn } from '../screens/row/row-title';
import { resourceIcons } from '../screens/resource-icons';
import styles from './sidebar.module.css';

const ungrouped = resources.filter(({ group }) => group === undefined);
const groups = Object.entries(GROUPS).map(([name, heading]) => ({
  heading,
  members: resources.filter(({ group }) => group === name),
}));

/** The overview, the declared resources in their order, each group under its heading, the team and the trash. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav className={styles.sidebar} aria-label={appTexts.shell.menu}>
      <ul>
        <li>
          <NavLink to={paths.admin} end onClick={onNavigate}>
            <HomeOutlined aria-hidden />
            <span className={styles.label}>{appTexts.shell.overview}</span>
          </NavLink>
        </li>
        {ungrouped.map((resource) => (
          <Tab key={resource.table} resource={resource} onNavigate={onNavigate} />
        ))}
      </ul>
      {groups.map(({ heading, members }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {members.map((resource) => (
              <Tab key={resource.table} resource={resource} onNavigate={onNavigate} />
            ))}
          </ul>
        </section>
      ))}
      <ul className={styles.quiet}>
        <li>
          <NavLink to={paths.team} onClick={onNavigate}>
            <TeamOutlined aria-hidden />
            <span className={styles.label}>{teamTexts.title}</span>
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.trash} onClick={onNavigate}>
            <DeleteOutlined aria-hidden />
            <span className={styles.label}>{trashTexts.title}</span>
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

interface TabProps {
  resource: ResourceDefinition;
  onNavigate: (() => void) | undefined;
}

function Tab({ resource, onNavigate }: TabProps) {
  const { data: right } = useCan({ resource: resource.table, action: 'list' });
  const column = publishColumn(resource);
  const Icon = resourceIcons[resource.icon];
  if (!right?.can) return null;
  return (
    <li>
      <NavLink to={resourceRoutes(resource).list} onClick={onNavigate}>
        <Icon aria-hidden />
        <span className={styles.label}>{resource.labels.many}</span>
        {column && <Drafts table={resource.table} publishColumn={column} />}
      </NavLink>
    </li>
  );
}

interface DraftsProps {
  table: string;
  publishColumn: string;
}

const Drafts = memo(function Drafts({ table, publishColumn }: DraftsProps) {
  const count = useDraftCount(table, publishColumn);
  return count ? <span className={styles.drafts}>{fill(appTexts.shell.drafts, { count })}</span> : null;
});

/** The number of drafts in a table, whose publication column is null; undefined while unknown. */
function useDraftCount(table: string, publishColumn: string): number | undefined {
  const { query, result } = useList({
    resource: table,
    filters: [{ field: publishColumn, operator: 'null', value: null }],
    pagination: { currentPage: 1, pageSize: 1 },
    meta: { select: 'id' },
    // The list works without the number, so an error stays silent.
    errorNotification: false,
  });
  return query.isSuccess ? result.total : undefined;
}
