import { useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../../../src/lib/error-message';
import { useUndoNotice } from '../../../history/undo-notice';
import type { Row } from '../../../lib/row';
import { useLatestCallback } from '../../../lib/use-latest-callback';
import { rowTexts } from '../../../i18n/lists';
import type { ResourceDefinition } from '../../../schema/types';
import { NO_PLACE, placesAfterMove, type PlacedRow } from './order';

export interface RowOrder {
  /** The rows as they stand now, including moves that are still being saved. */
  readonly rows: readonly Row[];
  /**
   * False while the list is filtered or sorted otherwise, because a place between two rows would then be
   * ambiguous.
   */
  readonly isMovable: boolean;
  /** Positions start at 0. */
  readonly move: (from: number, to: number) => void;
}

interface ShownRows {
  readonly rows: readonly Row[] | undefined;
  /** Whether the list shows all rows in the declared order. */
  readonly isWhole: boolean;
}

const NO_ROWS: readonly Row[] = [];

/**
 * The hand-set order of a list.
 *
 * @param column the column of the places
 */
export function useRowOrder(
  { table }: ResourceDefinition,
  column: string,
  { rows: shown = NO_ROWS, isWhole }: ShownRows,
): RowOrder {
  const [moved, setMoved] = useState<readonly Row[] | null>(null);
  const waiting = useRef<PlacedRow[][]>([]);
  const { mutateAsync: update } = useUpdate<Row>();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const tellDone = useUndoNotice(table);
  const rows = moved ?? shown;

  /** Saves moves one after the other, because each needs the places that the previous one wrote. */
  async function save(): Promise<void> {
    /** Of the last move, because an undo takes back one move. */
    let saved: Row[] = [];
    try {
      for (let places = waiting.current[0]; places; places = waiting.current[0]) {
        saved = [];
        for (const { id, place } of places) {
          const { data } = await update({
            resource: table,
            id,
            values: { [column]: place },
            meta: { select: 'id,updated_at' },
            mutationMode: 'pessimistic',
            invalidates: [],
            successNotification: false,
            errorNotification: false,
          });
          saved.push(data);
        }
        waiting.current.shift();
      }
      tellDone({ key: 'order', message: rowTexts.orderSaved, saved });
    } catch (error) {
      waiting.current = [];
      notify?.({ type: 'error', message: rowTexts.orderFailed(errorMessage(error)) });
    }
    await invalidate({ resource: table, invalidates: ['list', 'many', 'detail'] });
    // A move made during the refetch is already waiting to be saved.
    if (waiting.current.length === 0) setMoved(null);
  }

  const move = useLatestCallback((from: number, to: number) => {
    if (from === to || !rows[from] || !rows[to]) return;
    const places = placesAfterMove(
      rows.map((row) => ({ id: row.id, place: placeOf(row[column]) })),
      from,
      to,
    );
    const order = [...rows];
    order.splice(to, 0, ...order.splice(from, 1));
    setMoved(
      order.map((row) => {
        const change = places.find(({ id }) => id === row.id);
        return change ? { ...row, [column]: change.place } : row;
      }),
    );
    waiting.current.push(places);
    if (waiting.current.length === 1) void save();
  });

  return useMemo(() => ({ rows, isMovable: isWhole, move }), [rows, isWhole, move]);
}

function placeOf(value: unknown): number {
  return typeof value === 'number' ? value : NO_PLACE;
}
