import { changeTexts } from '../i18n/changes';
import { publishColumn, rowState } from '../crud/row/publishing';
import type { Row } from '../lib/row';
import { MAX_CHANGES } from '../providers/history';
import type { ColumnValues, RecentChange, TeamAct } from '../providers/history';
import type { ResourceDefinition } from '../schema/types';

export type RowAct = keyof typeof changeTexts.verbs;

/** What one person did to rows of one resource within a moment, or to another person. */
export interface ChangeGroup {
  readonly act: RowAct | TeamAct;
  /** Undefined when the resource is declared no more. */
  readonly resource: ResourceDefinition | undefined;
  /** The last change of each row, newest first; never empty. */
  readonly changes: readonly [RecentChange, ...RecentChange[]];
  /** Whether no older change can belong to it. */
  readonly isAll: boolean;
}

/** A bulk action writes row by row, each in a transaction of its own. */
const MOMENT_MS = 60_000;

/** Groups changes, newest first, by person, act and resource. Acts of the team stand alone. */
export function groupChanges(
  changes: readonly RecentChange[],
  resources: readonly ResourceDefinition[],
): ChangeGroup[] {
  const groups: { key: string; oldest: RecentChange; group: ChangeGroup }[] = [];
  for (const change of changes) {
    const resource = resources.find(({ table }) => table === change.resource);
    const act = actOf(change, resource);
    const key = JSON.stringify([change.personId, change.resource, act, change.rowId === null && change.id]);
    const open = groups.findLast((candidate) => candidate.key === key);
    if (open && isOneMoment(open.oldest, change)) {
      const isKnown = open.group.changes.some(({ rowId }) => rowId === change.rowId);
      if (!isKnown) open.group = { ...open.group, changes: [...open.group.changes, change] };
      open.oldest = change;
    } else {
      groups.push({ key, oldest: change, group: { act, resource, changes: [change], isAll: true } });
    }
  }
  const last = changes.length < MAX_CHANGES ? undefined : changes.at(-1);
  return groups.map(({ oldest, group }) => ({ ...group, isAll: oldest !== last }));
}

function isOneMoment(later: RecentChange, earlier: RecentChange): boolean {
  const isOneTransaction = later.transaction === earlier.transaction;
  return isOneTransaction || Date.parse(later.at) - Date.parse(earlier.at) < MOMENT_MS;
}

function actOf(change: RecentChange, resource: ResourceDefinition | undefined): ChangeGroup['act'] {
  const { operation } = change;
  if (operation === 'delete') return 'remove';
  if (operation === 'erase') return 'erase';
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
  const { columns } = change;
  if (resource?.list.order !== undefined && columns.every((name) => name === resource.list.order))
    return 'order';
  if (is === undefined || is === stateOf(resource, change.before, change)) return 'change';
  return ({ draft: 'unpublish', scheduled: 'schedule', published: 'publish' } as const)[is];
}

/** The publication state in the moment of the change; undefined where the values do not tell. */
function stateOf(
  resource: ResourceDefinition | undefined,
  values: ColumnValues | null,
  { at }: RecentChange,
) {
  const column = resource && publishColumn(resource);
  if (!resource || column === undefined || !values || !(column in values)) return undefined;
  const row: Row = { ...values, id: 0 };
  return rowState(resource, row, new Date(at));
}
