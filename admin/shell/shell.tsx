import { ThemedLayout, useThemedLayoutContext } from '@refinedev/antd';
import { Drawer } from 'antd';
import { useState, type ReactNode, type ComponentType } from 'react';
import { useNavigation, NavLink } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { VERSION } from '../../src/lib/version';
import { appTexts, fill, shortcutTexts } from '../i18n/app';
import { refineTexts } from '../i18n/libraries';
import { CONTENT_ID } from '../lib/content-id';
import { useMediaQuery, WIDE } from '../lib/browser/use-media-query';
import { Header } from './header';
import styles from './shell.module.css';
import keyStyles from './shortcuts/shortcuts.module.css';
import { ShortcutHelp, useShortcuts } from './shortcuts/shortcuts';
import { HomeOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { useResources, useRights } from '../data/access';
import { resourceRoutes } from '../schema/derive';
import { GROUPS, type ResourceDefinition } from '../schema/types';
import { publishColumn } from '../screens/row/row-title';
import { resourceIcons } from '../screens/resource-icons';
import { PAGES } from './search/destinations';
import sidebarStyles from './sidebar.module.css';

/** The header and menu around every screen of the back office. */
export function Shell({ children }: { children: ReactNode }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {messages.labels.skipToContent}
      </a>
      <ThemedLayout Header={Header} Sider={Sider}>
        <div id={CONTENT_ID} tabIndex={-1} className={styles.content} aria-busy={isLoading}>
          {children}
        </div>
      </ThemedLayout>
    </>
  );
}

/** Without hooks: the layout also calls it as a function, to learn whether it renders something. */
const Sider = () => <Menu />;

/** The menu: beside the content in a wide window, elsewhere in a drawer. */
function Menu() {
  const isWide = useMediaQuery(WIDE);
  const { mobileSiderOpen, setMobileSiderOpen } = useThemedLayoutContext();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const close = () => setMobileSiderOpen(false);
  useShortcuts(() => setHelpOpen(true));
  return (
    <>
      {isWide ? (
        <aside className={styles.aside}>
          <p className={styles.title}>{refineTexts.documentTitle.default}</p>
          <Sidebar />
          <button type="button" className={styles.help} onClick={() => setHelpOpen(true)}>
            {shortcutTexts.title}
            <kbd className={keyStyles.key} aria-hidden>
              ?
            </kbd>
          </button>
          <Version />
        </aside>
      ) : (
        <Drawer
          placement="left"
          width="80%"
          title={appTexts.shell.menu}
          open={mobileSiderOpen}
          onClose={close}
        >
          <Sidebar onNavigate={close} />
          <a className={styles.site} href={paths.home}>
            {appTexts.shell.viewSite}
          </a>
          <Version />
        </Drawer>
      )}
      <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

function Version() {
  return <p className={styles.version}>{fill(appTexts.shell.version, { version: VERSION })}</p>;
}

/** The overview, the declared resources in their order, each group under its heading, files, team and trash: what the person may open. */
function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
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
    <nav className={sidebarStyles.sidebar} aria-label={appTexts.shell.menu}>
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
        <ul className={sidebarStyles.quiet}>
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
        <span className={sidebarStyles.label}>{label}</span>
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
  return <span className={sidebarStyles.drafts}>{fill(appTexts.shell.drafts, { count: result.total })}</span>;
}
