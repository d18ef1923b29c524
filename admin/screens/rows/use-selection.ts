import { useState } from 'react';

export interface Identified {
  readonly id: number | string;
}

/** The selected rows, across all pages of one list. */
export interface Selection<Item extends Identified> {
  readonly rows: readonly Item[];
  readonly has: (row: Identified) => boolean;
  readonly set: (rows: readonly Item[], isChosen: boolean) => void;
  readonly select: (rows: readonly Item[]) => void;
}

/**
 * Keeps the selected rows of a list, with the newest version of each that `shown` has contained. A change of
 * `scope` clears the selection, so that nobody acts on rows they do not see.
 */
export function useSelection<Item extends Identified>(
  scope: string,
  shown: readonly Item[],
): Selection<Item> {
  const [chosen, setChosen] = useState({ scope, rows: [] as readonly Item[] });
  const inScope = (before: typeof chosen) => (before.scope === scope ? before.rows : []);
  const rows = inScope(chosen).map((row) => shown.find(({ id }) => id === row.id) ?? row);
  return {
    rows,
    has: (row) => rows.some(({ id }) => id === row.id),
    set: (changed, isChosen) =>
      setChosen((before) => {
        const others = inScope(before).filter((row) => changed.every(({ id }) => id !== row.id));
        return { scope, rows: isChosen ? [...others, ...changed] : others };
      }),
    select: (rows) => setChosen({ scope, rows }),
  };
}
