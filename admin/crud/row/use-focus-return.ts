import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';

/** The DOM id of the element that opens a row's form, in the table or among the cards. */
export function editButtonId({ table }: Pick<ResourceDefinition, 'table'>, id: number): string {
  return `edit-${table}-${id}`;
}

/** The DOM id of the button that creates a row. */
export function createButtonId({ table }: Pick<ResourceDefinition, 'table'>): string {
  return `create-${table}`;
}

/**
 * Returns the focus after a form has closed: to the element that edits the row, or to "Yeni …" when the list
 * does not show the row. The closing navigation names the row in its `state`; going back names none. A new
 * row appears only after the refetch, and an edited one may move, so the focus follows it unless the person
 * has focused something else.
 */
export function useFocusReturn(
  resource: ResourceDefinition,
  openedId: number | 'create' | null,
  rows: readonly Row[] | undefined,
): void {
  const location = useLocation();
  const state: unknown = location.state;
  // Rows render deferred, after they have been read.
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
