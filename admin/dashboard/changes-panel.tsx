import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../src/lib/dates/dates';
import { changeTexts } from '../i18n/dashboard';
import { historyTexts } from '../i18n/history';
import { formatRelativeTime } from '../lib/relative-time';
import { history } from '../data/instances';
import { describeChanges, groupChanges, type ChangeGroup } from './changes';
import styles from './dashboard.module.css';
import { Panel } from './panel';

const GROUPS_SHOWN = 10;

/** What people changed last in all resources. */
export function ChangesPanel() {
  return (
    <Panel name="changes" title={changeTexts.title} read={() => history.readRecent()}>
      {(read) => {
        const groups = groupChanges(read).slice(0, GROUPS_SHOWN);
        if (groups.length === 0) return <p className={styles.quiet}>{changeTexts.none}</p>;
        return (
          <ul className={styles.rows}>
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
      <time className={styles.notes} dateTime={at} title={formatTimestamp(at)}>
        {formatRelativeTime(at)}
      </time>
    </li>
  );
}
