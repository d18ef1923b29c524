import { useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../../src/lib/error-message';
import { useUndoNotice } from '../../undo/undo-notice';
import { rowTexts } from '../../../i18n/lists';
import type { Row } from '../../../lib/row';
import type { ResourceDefinition } from '../../../schema/types';

export interface RowOrder {
  /** The rows as they stand now, including moves that are still being saved. */
  readonly rows: readonly Row[];
  /** False while the list is narrowed or sorted otherwise: a place between two rows would then be ambiguous. */
  readonly isMovable: boolean;
  /** Positions start at 0. */
  readonly move: (from: number, to: number) => void;
}

interface ShownRows {
  readonly rows: readonly Row[] | undefined;
  /** Whether the list shows all rows in the declared order. */
  readonly isWhole: boolean;
}

/** The first place, and the gap between two. */
const STEP = 10;

/**
 * The hand-set order of a list. A move numbers the rows anew and writes those whose place has changed.
 *
 * @param column the column of the places
 */
export function useRowOrder(
  { table }: ResourceDefinition,
  column: string,
  { rows: shown = [], isWhole }: ShownRows,
): RowOrder {
  const [moved, setMoved] = useState<readonly Row[] | null>(null);
  /** The rows that each unsaved move has changed. */
  const waiting = useRef<(readonly Row[])[]>([]);
  const { mutateAsync: update } = useUpdate<Row>();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const tellDone = useUndoNotice(table);
  const rows = moved ?? shown;

  async function savePlace({ id, [column]: place }: Row): Promise<Row> {
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
    return data;
  }

  /** Saves moves one after the other, because each begins with the places of the one before. */
  async function save(): Promise<void> {
    /** Of the last move, because an undo takes back one move. */
    let saved: Row[] = [];
    try {
      for (let changed = waiting.current[0]; changed; changed = waiting.current[0]) {
        saved = await Promise.all(changed.map(savePlace));
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

  function move(from: number, to: number): void {
    if (from === to || !rows[from] || !rows[to]) return;
    const order = [...rows];
    order.splice(to, 0, ...order.splice(from, 1));
    const placed = order.map((row, index) => ({ ...row, [column]: (index + 1) * STEP }));
    setMoved(placed);
    waiting.current.push(placed.filter((row, index) => row[column] !== order[index]?.[column]));
    if (waiting.current.length === 1) void save();
  }

  return { rows, isMovable: isWhole, move };
}
