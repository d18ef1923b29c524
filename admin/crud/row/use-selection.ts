import { useCallback, useMemo, useState } from 'react';
import type { Row } from '../../lib/row';

interface Identified {
  readonly id: number;
}

/** The selected rows, across all pages of one list. */
export interface Selection<Item extends Identified = Row> {
  readonly rows: readonly Item[];
  readonly has: (row: Identified) => boolean;
  readonly set: (rows: readonly Item[], isChosen: boolean) => void;
  /** Selects exactly these rows. */
  readonly select: (rows: readonly Item[]) => void;
}

interface Chosen<Item> {
  readonly scope: string;
  readonly rows: ReadonlyMap<number, Item>;
}

/**
 * Keeps the selected rows of a list, with the newest version of each that `shown` has contained. A change of
 * `scope` clears the selection, so that nobody acts on rows they do not see. The returned object is stable
 * while nothing changes.
 */
export function useSelection<Item extends Identified>(
  scope: string,
  shown: readonly Item[],
): Selection<Item> {
  const [chosen, setChosen] = useState<Chosen<Item>>({ scope, rows: new Map() });

  const set = useCallback(
    (changed: readonly Item[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(rowsIn(before, scope));
        for (const row of changed) {
          if (isChosen) next.set(row.id, row);
          else next.delete(row.id);
        }
        return { scope, rows: next };
      }),
    [scope],
  );

  return useMemo(() => {
    const rows = rowsIn(chosen, scope);
    return {
      rows: [...rows.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row),
      has: ({ id }) => rows.has(id),
      set,
      select: (rows) => setChosen({ scope, rows: new Map(rows.map((row) => [row.id, row])) }),
    };
  }, [chosen, scope, shown, set]);
}

function rowsIn<Item>(chosen: Chosen<Item>, scope: string): ReadonlyMap<number, Item> {
  return chosen.scope === scope ? chosen.rows : new Map();
}
