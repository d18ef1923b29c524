import { paths } from '../../src/lib/paths/paths';
import { changeTexts } from '../i18n/changes';
import { wholeListAddress } from '../crud/list/list-address';
import { texts } from '../i18n/texts';
import type { RecentChange, TeamAct } from '../providers/history';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import type { ChangeGroup, RowAct } from './change-groups';

/** The rest of a sentence that begins with a person: '“Kış balosu” duyurusunu', 'yayımladı'. */
interface ChangeWords {
  /** What was changed; '' when the verb says it. */
  readonly object: string;
  readonly verb: string;
  /** Where that is now. */
  readonly to?: string;
}

/** Puts a group of changes into words. */
export function describeChanges({ act, resource, changes, isAll }: ChangeGroup): ChangeWords {
  const [{ title, isErased }] = changes;
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
  return {
    object: title === null ? changeTexts.untitledRow(labels) : changeTexts.row(title, labels),
    verb,
    to,
  };
}

/** The row's form, or the list of many rows; the trash when none of them is there any more. */
function placeOf(resource: ResourceDefinition, changes: ChangeGroup['changes']): string {
  const [{ rowId, title }, ...others] = changes;
  if (changes.every(({ isPresent }) => isPresent === false)) {
    const search = others.length > 0 || title === null ? '' : `?${new URLSearchParams({ q: title })}`;
    return paths.trash + search;
  }
  const { edit } = resourceRoutes(resource);
  return others.length > 0 ? wholeListAddress(resource) : edit.replace(':id', String(rowId));
}

function isTeamAct(act: RowAct | TeamAct): act is TeamAct {
  return act in changeTexts.team;
}

function teamWords(act: TeamAct, { person, title }: RecentChange): string {
  if (act === 'revoke' && person === title) return changeTexts.revokeOwn;
  return changeTexts.team[act](title ?? texts.list.untitled);
}
