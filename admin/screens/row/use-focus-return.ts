import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Row, ResourceDefinition } from '../../schema/types';

/** The state of a navigation from the form to the history, so that closing the history leads back to the form. */
export const FROM_FORM = { from: 'form' } as const;

/** The DOM id of the element that opens a row's form, in the table or among the cards. */
export const editButtonId = ({ table }: ResourceDefinition, id: number) => `edit-${table}-${id}`;

export const menuButtonId = ({ table }: ResourceDefinition, id: number) => `menu-${table}-${id}`;

export const createButtonId = ({ table }: ResourceDefinition) => `create-${table}`;

/**
 * Returns the focus after a form or a history has closed: to the element that opened it, or to "Yeni …" when
 * the list does not show the row. `openerId` is that element's DOM id while something is open. The closing
 * navigation of a form names the row in its `state`; going back names none. A new row appears only after the
 * refetch, and an edited one may move, so the focus follows it unless the person has focused something else.
 */
export function useFocusReturn(
  resource: ResourceDefinition,
  openerId: string | null,
  rows: readonly Row[] | undefined,
): void {
  const { state } = useLocation() as { readonly state: unknown };
  const target = useRef<string | null>(null);
  const wasOpen = useRef(false);
  const isFollowing = useRef(false);

  const follow = useEffectEvent(() => {
    if (openerId !== null) {
      target.current = openerId;
      wasOpen.current = true;
      return;
    }
    if (wasOpen.current) target.current = savedRowId(resource, state) ?? target.current;
    const create = tabStop(createButtonId(resource));
    const opener = target.current === null ? null : tabStop(target.current);
    const places: unknown[] = [document.body, create, opener];
    isFollowing.current = wasOpen.current || (isFollowing.current && places.includes(document.activeElement));
    wasOpen.current = false;
    if (isFollowing.current) (opener ?? create)?.focus();
  });
  useEffect(() => follow(), [openerId, rows]);
}

/** Returns the element with a DOM id. Refine's buttons stand in a link, which is what the Tab key reaches. */
function tabStop(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.closest('a') ?? element;
}

/** The DOM id that belongs to a closed form's row. */
function savedRowId(resource: ResourceDefinition, state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return undefined;
  if (typeof state.focus === 'number') return editButtonId(resource, state.focus);
  return state.focus === 'create' ? createButtonId(resource) : undefined;
}
