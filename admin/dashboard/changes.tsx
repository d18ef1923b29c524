import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { roleInSentence } from '../../src/lib/identity/roles';
import { paths } from '../../src/lib/paths/paths';
import { MAX_CHANGES, noteOf, type ColumnValues, type RecentChange, type TeamAct } from '../data/history';
import { history } from '../data/instances';
import { changeTexts } from '../i18n/dashboard';
import { historyTexts } from '../i18n/history';
import { texts } from '../i18n/texts';
import { Moment } from '../lib/moment';
import { useQuestion } from '../lib/questions';
import { findResource } from '../schema/define-resource';
import { resourceRoutes } from '../schema/derive';
import { SERIES_COLUMN, type ResourceDefinition } from '../schema/types';
import { wholeListAddress } from '../screens/list/list-address';
import { useRestore } from '../screens/history/undo-notice';
import { publishColumn, rowState } from '../screens/row/row-title';
import styles from './dashboard.module.css';
import { Panel } from './panel';

const GROUPS_SHOWN = 6;

export function ChangesPanel() {
  return (
    <Panel name="changes" title={changeTexts.title} read={() => history.readRecent()} isFolded="phone">
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

function ChangeLine({ group }: { readonly group: ChangeGroup }) {
  const [{ person, changed_at: at, transaction }] = group.changes;
  const { object, verb, to } = describeChanges(group);
  return (
    <li>
      <span>
        {person ?? historyTexts.nobody} {to === undefined ? object : <Link to={to}>{object}</Link>} {verb}
      </span>
      {group.isTogether && <TakeBack transaction={transaction} what={`${object} ${verb}`} />}
      <Moment at={at} className={styles.notes} />
    </li>
  );
}

/** Takes back what was written as one change, whole. */
function TakeBack({ transaction, what }: { readonly transaction: string; readonly what: string }) {
  const ask = useQuestion();
  const restore = useRestore();
  async function takeBack(): Promise<void> {
    const { question: title, help: content } = changeTexts.takeBack;
    if (!(await ask({ title, content, okText: historyTexts.undo }))) return;
    await restore(() => history.undoTransaction(transaction), { message: historyTexts.undone });
  }
  return (
    <Button size="small" aria-label={changeTexts.takeBack.of(what)} onClick={() => void takeBack()}>
      {historyTexts.undo}
    </Button>
  );
}

type RowAct = keyof typeof changeTexts.verbs;

/** What one person did to rows of one resource within a moment, or to another person. */
export interface ChangeGroup {
  readonly act: RowAct | TeamAct;
  /** Undefined when the resource is declared no more. */
  readonly resource: ResourceDefinition | undefined;
  /** The last change of each row, newest first; never empty. */
  readonly changes: readonly [RecentChange, ...RecentChange[]];
  /** Whether no older change can belong to it. */
  readonly isAll: boolean;
  /** Whether several rows were written as one change, which is taken back whole. */
  readonly isTogether?: boolean;
}

/** A bulk action writes row by row, each in a transaction of its own. */
const MOMENT_MS = 60_000;

/** Groups changes, newest first, by person, act and resource. Acts of the team stand alone. */
export function groupChanges(changes: readonly RecentChange[]): ChangeGroup[] {
  const groups: { key: string; oldest: RecentChange; group: ChangeGroup }[] = [];
  const together = transactionsOfSeveral(changes);
  for (const change of changes) {
    const resource = findResource(change.resource);
    const isTogether = together.has(change.transaction);
    // The row that was repeated joined the series of its repetitions.
    const columns = change.changed_columns ?? [];
    if (isTogether && columns.length > 0 && columns.every((name) => name === SERIES_COLUMN)) continue;
    const act = actOf(change, resource);
    const what = isTogether ? change.transaction : [act, change.row_id === null && change.id];
    const key = JSON.stringify([change.changed_by, change.resource, what]);
    const open = groups.findLast((candidate) => candidate.key === key);
    if (open && isOneMoment(open.oldest, change)) {
      const isKnown = open.group.changes.some(({ row_id }) => row_id === change.row_id);
      if (!isKnown) open.group = { ...open.group, changes: [...open.group.changes, change] };
      // Rows that were added and rows that were ended by one change.
      if (open.group.act !== act) open.group = { ...open.group, act: 'together' };
      open.oldest = change;
    } else {
      const group = {
        act,
        resource,
        changes: [change],
        isAll: true,
        ...(isTogether && { isTogether }),
      } as const;
      groups.push({ key, oldest: change, group });
    }
  }
  const last = changes.length < MAX_CHANGES ? undefined : changes.at(-1);
  return groups.map(({ oldest, group }) => ({ ...group, isAll: oldest !== last }));
}

/** The transactions that wrote several rows, without those that took something back. */
function transactionsOfSeveral(changes: readonly RecentChange[]): ReadonlySet<string> {
  const written = changes.filter(({ restores, row_id }) => restores === null && row_id !== null);
  const [first, several] = [new Map<string, number | null>(), new Set<string>()];
  for (const { transaction, row_id: rowId } of written) {
    if (first.has(transaction) && first.get(transaction) !== rowId) several.add(transaction);
    first.set(transaction, rowId);
  }
  return several;
}

function isOneMoment(later: RecentChange, earlier: RecentChange): boolean {
  const isOneTransaction = later.transaction === earlier.transaction;
  return isOneTransaction || Date.parse(later.changed_at) - Date.parse(earlier.changed_at) < MOMENT_MS;
}

function actOf(change: RecentChange, resource: ResourceDefinition | undefined): ChangeGroup['act'] {
  const { operation } = change;
  if (operation === 'delete') return 'remove';
  if (operation === 'erase' || operation === 'ask' || operation === 'return') return operation;
  // An operation that this version does not know is a change all the same.
  if (operation !== 'insert' && operation !== 'update') {
    return operation in changeTexts.team ? operation : 'change';
  }
  const isRestore = change.restores !== null;
  const is = stateOf(resource, change.after, change);
  if (operation === 'insert') {
    if (isRestore) return 'restore';
    return is === 'published' ? 'addPublished' : 'add';
  }
  if (isRestore) return 'revert';
  const { changed_columns: columns } = change;
  if (resource?.list.order !== undefined && columns?.every((name) => name === resource.list.order))
    return 'order';
  if (is === undefined || is === stateOf(resource, change.before, change)) return 'change';
  return ({ draft: 'unpublish', scheduled: 'schedule', published: 'publish' } as const)[is];
}

/** The publication state in the moment of the change; undefined where the values do not tell. */
function stateOf(
  resource: ResourceDefinition | undefined,
  values: ColumnValues | null,
  { changed_at: at }: RecentChange,
) {
  const column = resource && publishColumn(resource);
  const isKnown = resource && column !== undefined && values && column in values;
  return isKnown ? rowState(resource, { ...values, id: 0 }, new Date(at)) : undefined;
}

/** The rest of a sentence that begins with a person: '“Kış balosu” duyurusunu', 'yayımladı'. The object is '' when the verb says it. */
export function describeChanges({ act, resource, changes, isAll }: ChangeGroup) {
  const [{ title, is_erased: isErased }] = changes;
  if (isTeamAct(act)) return { object: '', verb: teamWords(act, changes[0]) };
  const verb = changeTexts.verbs[act];
  if (!resource) {
    return { object: title === null ? changeTexts.unknownRows : changeTexts.unknownRow(title), verb };
  }
  const { labels } = resource;
  if (act === 'erase') return { object: changeTexts.historyOf(changes.length, labels.many), verb };
  if (act === 'order') {
    return { object: changeTexts.order(labels.many), verb, to: resourceRoutes(resource).list };
  }
  const to = placeOf(resource, changes);
  if (changes.length === 1 && isErased) {
    const object = changeTexts.erasedRow(labels);
    // What was erased is in no trash.
    return to.startsWith(paths.trash) ? { object, verb } : { object, verb, to };
  }
  if (changes.length > 1) {
    const isNew = act === 'add' || act === 'addPublished';
    const words = isNew ? changeTexts.newRows : changeTexts.rows;
    return { object: words(changes.length, isAll, labels), verb, to };
  }
  const note = act === 'ask' || act === 'return' ? noteOf(changes[0]) : null;
  return {
    object: title === null ? changeTexts.untitledRow(labels) : changeTexts.row(title, labels),
    verb: note === null ? verb : changeTexts.withNote(verb, note),
    to,
  };
}

/** The row's form, or the list of many rows; the trash when none of them is there any more. */
function placeOf(resource: ResourceDefinition, changes: ChangeGroup['changes']): string {
  const [{ row_id: rowId, title }, ...others] = changes;
  if (changes.every(({ is_present }) => is_present === false)) {
    const search = others.length > 0 || title === null ? '' : `?${new URLSearchParams({ q: title })}`;
    return paths.trash + search;
  }
  const { edit } = resourceRoutes(resource);
  return others.length > 0 ? wholeListAddress(resource) : edit.replace(':id', String(rowId));
}

function isTeamAct(act: RowAct | TeamAct): act is TeamAct {
  return act in changeTexts.team;
}

function teamWords(act: TeamAct, { person, title, after }: RecentChange): string {
  const role = roleInSentence(after?.role);
  if (act === 'revoke' && person === title) return changeTexts.revokeOwn(role);
  return changeTexts.team[act](title ?? texts.list.untitled, role);
}
