import { useLogList } from '@refinedev/core';
import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../src/lib/dates/dates';
import { changeTexts } from '../i18n/changes';
import { historyTexts } from '../i18n/history';
import { formatRelativeTime } from '../lib/relative-time';
import type { RecentChange } from '../providers/history';
import { resources } from '../resources/index';
import { groupChanges, type ChangeGroup } from './change-groups';
import { describeChanges } from './change-words';
import styles from './dashboard.module.css';
import { Panel } from './panel';
import rowStyles from './row-links.module.css';

const GROUPS_SHOWN = 10;

/** What people changed last in all resources. */
export function ChangesPanel() {
  const changes = useLogList<RecentChange[]>({ resource: 'all' });
  return (
    <Panel title={changeTexts.title} query={changes}>
      {(read) => {
        const groups = groupChanges(read, resources).slice(0, GROUPS_SHOWN);
        if (groups.length === 0) return <p className={styles.quiet}>{changeTexts.none}</p>;
        return (
          <ul className={rowStyles.rows}>
            {groups.map((group) => (
              <ChangeLine key={group.changes[0].id} group={group} />
            ))}
          </ul>
        );
      }}
    </Panel>
  );
}

/** 'Ayşe Demir “Kış balosu” duyurusunu yayımladı' and when. */
function ChangeLine({ group }: { readonly group: ChangeGroup }) {
  const [{ person, at }] = group.changes;
  const { object, verb, to } = describeChanges(group);
  return (
    <li>
      <span>
        {person ?? historyTexts.nobody} {to === undefined ? object : <Link to={to}>{object}</Link>} {verb}
      </span>
      <time className={rowStyles.notes} dateTime={at} title={formatTimestamp(at)}>
        {formatRelativeTime(at)}
      </time>
    </li>
  );
}
