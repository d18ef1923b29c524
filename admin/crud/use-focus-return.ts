import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { Row } from '../lib/row';
import type { ResourceDefinition } from '../schema/types';
import type { OpenedForm } from './opened-form';

/** Takes a resource and a row's id; gives the id of the element that edits the row, in the table and among the cards. */
export function editButtonId({ table }: Pick<ResourceDefinition, 'table'>, id: number): string {
  return `edit-${table}-${id}`;
}

/** Takes a resource; gives the id of the button that starts a new row. */
export function createButtonId({ table }: Pick<ResourceDefinition, 'table'>): string {
  return `create-${table}`;
}

/**
 * Brings the focus back once a form has closed: to the row's edit button, or to "Yeni …" where the list does not show the
 * row. A new row is in the list only after the next reading, and an old one may move in it: the focus follows, unless the
 * person has gone elsewhere. A form that closes names the row in the location's state.
 */
export function useFocusReturn(
  resource: ResourceDefinition,
  form: OpenedForm | null,
  rows: readonly Row[] | undefined,
): void {
  const { state } = useLocation() as Location<unknown>;
  const isOpen = form !== null;
  const openedId = form?.id ?? null;
  // The list draws new rows a moment after it has them.
  const drawn = useDeferredValue(rows);
  const target = useRef<number | null>(null);
  const wasOpen = useRef(false);
  const isFollowing = useRef(false);

  const follow = useEffectEvent(() => {
    if (isOpen) {
      target.current = openedId;
      wasOpen.current = true;
      return;
    }
    if (wasOpen.current) target.current = focusOf(state) ?? target.current;
    const create = document.getElementById(createButtonId(resource));
    const edit =
      target.current === null ? null : document.getElementById(editButtonId(resource, target.current));
    const places: unknown[] = [document.body, create, edit];
    isFollowing.current = wasOpen.current || (isFollowing.current && places.includes(document.activeElement));
    wasOpen.current = false;
    if (isFollowing.current) (edit ?? create)?.focus();
  });
  useEffect(() => follow(), [isOpen, openedId, drawn]);
}

function focusOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return null;
  return typeof state.focus === 'number' ? state.focus : null;
}
