import { useCallback, useMemo, useState } from 'react';
import type { Row } from '../../lib/row';

/** The selected rows, across all pages of one list. */
export interface Selection {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], isChosen: boolean) => void;
  /** Selects exactly these rows. */
  readonly select: (rows: readonly Row[]) => void;
}

interface Chosen {
  readonly scope: string;
  readonly rows: ReadonlyMap<number, Row>;
}

/**
 * Keeps the selected rows of a list, with the newest version of each that `shown` has contained. A change of
 * `scope` clears the selection, so that nobody acts on rows they do not see. The returned object is stable
 * while nothing changes.
 */
export function useSelection(scope: string, shown: readonly Row[]): Selection {
  const [chosen, setChosen] = useState<Chosen>({ scope, rows: new Map() });

  const set = useCallback(
    (changed: readonly Row[], isChosen: boolean) =>
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

function rowsIn(chosen: Chosen, scope: string): ReadonlyMap<number, Row> {
  return chosen.scope === scope ? chosen.rows : new Map();
}
