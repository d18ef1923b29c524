import { useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../../../src/lib/error-message';
import type { Row } from '../../../lib/row';
import { useLatestCallback } from '../../../lib/use-latest-callback';
import { rowTexts } from '../../../i18n/lists';
import type { ResourceDefinition } from '../../../schema/types';
import { NO_PLACE, placesAfterMove, type PlacedRow } from './order';

export interface RowOrder {
  /** As they stand now, moves that are still being saved included. */
  readonly rows: readonly Row[];
  /** False while the list shows less than all, or another order: a place between two rows would mean nothing. */
  readonly isMovable: boolean;
  /** From 0. */
  readonly move: (from: number, to: number) => void;
}

interface ShownRows {
  readonly rows: readonly Row[] | undefined;
  /** All rows are shown, in the declared order. */
  readonly isWhole: boolean;
}

const NO_ROWS: readonly Row[] = [];

/** Takes a resource and what its list shows; gives the order that people set by hand, null for a resource without one. */
export function useRowOrder(
  resource: ResourceDefinition,
  { rows: shown = NO_ROWS, isWhole }: ShownRows,
): RowOrder | null {
  const { table } = resource;
  const column = resource.list.order;
  const [moved, setMoved] = useState<readonly Row[] | null>(null);
  const waiting = useRef<PlacedRow[][]>([]);
  const { mutateAsync: update } = useUpdate<Row>();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const rows = moved ?? shown;

  /** One move after the other: the next one counts on the places that the one before has written. */
  async function save(name: string): Promise<void> {
    try {
      for (let places = waiting.current[0]; places; places = waiting.current[0]) {
        for (const { id, place } of places) {
          await update({
            resource: table,
            id,
            values: { [name]: place },
            meta: { select: 'id' },
            mutationMode: 'pessimistic',
            invalidates: [],
            successNotification: false,
            errorNotification: false,
          });
        }
        waiting.current.shift();
      }
    } catch (error) {
      waiting.current = [];
      notify?.({ type: 'error', message: rowTexts.orderFailed(errorMessage(error)) });
    }
    await invalidate({ resource: table, invalidates: ['list', 'many', 'detail'] });
    // A move that was made while the list was read again is on its own way.
    if (waiting.current.length === 0) setMoved(null);
  }

  const move = useLatestCallback((from: number, to: number) => {
    if (column === undefined || from === to || !rows[from] || !rows[to]) return;
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
    if (waiting.current.length === 1) void save(column);
  });

  return useMemo(
    () => (column === undefined ? null : { rows, isMovable: isWhole, move }),
    [column, rows, isWhole, move],
  );
}

function placeOf(value: unknown): number {
  return typeof value === 'number' ? value : NO_PLACE;
}
