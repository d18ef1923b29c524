import { useLogList, type HttpError } from '@refinedev/core';
import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../src/lib/dates/dates';
import { paths } from '../../src/lib/paths/paths';
import { changeTexts } from '../i18n/changes';
import { historyTexts } from '../i18n/history';
import { formatRelativeTime } from '../lib/relative-time';
import type { RecentChange } from '../providers/history';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import { groupChanges, type ChangeGroup } from './change-groups';
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
  const to = placeOf(group);
  const object = objectOf(group);
  return (
    <li>
      <span>
        {person ?? historyTexts.nobody} {to === undefined ? object : <Link to={to}>{object}</Link>}{' '}
        {changeTexts.verbs[group.act]}
      </span>
      <time className={rowStyles.notes} dateTime={at} title={formatTimestamp(at)}>
        {formatRelativeTime(at)}
      </time>
    </li>
  );
}

function objectOf({ act, resource, changes, isAll }: ChangeGroup): string {
  const [{ title }] = changes;
  if (!resource) return title === null ? changeTexts.unknownRows : changeTexts.unknownRow(title);
  const { labels } = resource;
  if (act === 'order') return changeTexts.order(labels.many);
  if (changes.length > 1) {
    const isNew = act === 'add' || act === 'addPublished';
    return changeTexts[isNew ? 'newRows' : 'rows'](changes.length, isAll, labels);
  }
  return title === null ? changeTexts.untitledRow(labels) : changeTexts.row(title, labels);
}

/** The row's form or the list; the trash when no row of the group is there any more. */
function placeOf({ act, resource, changes }: ChangeGroup): string | undefined {
  if (!resource) return undefined;
  const { list, edit } = resourceRoutes(resource);
  const [{ rowId, title }, ...others] = changes;
  if (changes.every(({ isPresent }) => isPresent === false)) {
    const search = others.length > 0 || title === null ? '' : `?${new URLSearchParams({ q: title })}`;
    return paths.trash + search;
  }
  return act === 'order' || others.length > 0 ? list : edit.replace(':id', String(rowId));
}
