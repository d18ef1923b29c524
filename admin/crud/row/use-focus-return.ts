import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';

/** Takes a resource and a row's id; gives the id of the element that edits the row, in the table and among the cards. */
export function editButtonId({ table }: Pick<ResourceDefinition, 'table'>, id: number): string {
  return `edit-${table}-${id}`;
}

/** Takes a resource; gives the id of the button that starts a new row. */
export function createButtonId({ table }: Pick<ResourceDefinition, 'table'>): string {
  return `create-${table}`;
}

/**
 * Brings the focus back once a form has closed: to what edits the row, or to "Yeni …" where the list does not show the row. Which
 * row that is, a form says in the `state` of the navigation that closes it; going back closes it without a word. A new row is in the
 * list only after the next reading, and an old one may move in it: the focus follows, unless the person has gone elsewhere.
 */
export function useFocusReturn(
  resource: ResourceDefinition,
  openedId: number | 'create' | null,
  rows: readonly Row[] | undefined,
): void {
  const location = useLocation();
  const state: unknown = location.state;
  // The list draws new rows a moment after it has them.
  const drawn = useDeferredValue(rows);
  const target = useRef<number | 'create' | null>(null);
  const wasOpen = useRef(false);
  const isFollowing = useRef(false);

  const follow = useEffectEvent(() => {
    if (openedId !== null) {
      target.current = openedId;
      wasOpen.current = true;
      return;
    }
    if (wasOpen.current) target.current = focusIn(state) ?? target.current;
    const create = document.getElementById(createButtonId(resource));
    const edit =
      typeof target.current === 'number'
        ? document.getElementById(editButtonId(resource, target.current))
        : null;
    const places: unknown[] = [document.body, create, edit];
    isFollowing.current = wasOpen.current || (isFollowing.current && places.includes(document.activeElement));
    wasOpen.current = false;
    if (isFollowing.current) (edit ?? create)?.focus();
  });
  useEffect(() => follow(), [openedId, drawn]);
}

function focusIn(state: unknown): number | 'create' | undefined {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return undefined;
  const { focus } = state;
  return typeof focus === 'number' || focus === 'create' ? focus : undefined;
}
