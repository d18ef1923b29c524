/** The column's default: rows without a place come last (specification, section 9). */
export const NO_PLACE = 999_999;
/** The gap between neighbours, so that a later move writes only one row. */
const STEP = 10;

export interface PlacedRow {
  readonly id: number;
  /** The value of the order column. */
  readonly place: number;
}

/**
 * Returns the fewest places to write so that the stored order matches the list after moving row `from` to
 * `to` (both from 0). Places are integers from 0, strictly ascending and below NO_PLACE. Rows at the end that
 * have no place keep none while their order stays the same.
 */
export function placesAfterMove(shown: readonly PlacedRow[], from: number, to: number): PlacedRow[] {
  const order = shown.map((row, position) => ({ ...row, position }));
  order.splice(to, 0, ...order.splice(from, 1));

  let end = order.length;
  for (let last = order[end - 1]; last?.place === NO_PLACE; last = order[end - 1]) {
    const next = order[end];
    if (next && next.position < last.position) break;
    end -= 1;
  }
  const placed = order.slice(0, end);
  const unchanged = longestUnchanged(placed.map((row) => row.place));
  return newPlaces(placed, unchanged);
}

/**
 * Returns the positions of the longest set of places that can stay: ascending, with enough room for the
 * changed ones between them.
 */
function longestUnchanged(places: readonly number[]): number[] {
  const chains: number[][] = [];
  places.forEach((place, index) => {
    const isPossible =
      Number.isInteger(place) && place >= index && place + (places.length - index) <= NO_PLACE;
    const before = chains
      .slice(0, index)
      .filter((chain) => {
        const last = chain.at(-1);
        return last !== undefined && place - (places[last] ?? place) >= index - last;
      })
      .reduce<number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    chains.push(isPossible ? [...before, index] : []);
  });
  return chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}

/** Spreads the rows between two unchanged ones evenly over the gap. */
function newPlaces(rows: readonly PlacedRow[], unchanged: readonly number[]): PlacedRow[] {
  const changes: PlacedRow[] = [];
  [...unchanged, rows.length].forEach((stop, turn) => {
    const start = turn === 0 ? -1 : (unchanged[turn - 1] ?? -1);
    const between = rows.slice(start + 1, stop);
    const low = start < 0 ? -1 : (rows[start]?.place ?? -1);
    const high = rows[stop]?.place;
    const room = ((high ?? NO_PLACE) - low) / (between.length + 1);
    const step = high === undefined ? Math.min(STEP, room) : room;
    const base = high === undefined && room > STEP ? Math.max(low, 0) : low;
    between.forEach(({ id }, index) => {
      changes.push({ id, place: Math.floor(base + step * (index + 1)) });
    });
  });
  return changes;
}
