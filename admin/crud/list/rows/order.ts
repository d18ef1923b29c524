/** The column's default: a row without a place of its own stands behind those that have one (specification, section 9). */
export const NO_PLACE = 999_999;
/** Room between neighbours, so that the next move writes one row only. */
const STEP = 10;

export interface PlacedRow {
  readonly id: number;
  /** As stored. */
  readonly place: number;
}

/**
 * Takes rows in the order shown, and which of them moves where (both from 0); gives the fewest places to write so that
 * the stored order is the new one. Places are whole numbers from 0, strictly ascending, and below NO_PLACE; rows at the
 * end that have none keep none as long as their order among themselves stays.
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
  const kept = longestKept(placed.map((row) => row.place));
  return newPlaces(placed, kept);
}

/** Gives the positions of the most places that can stay: ascending, with room for those between them that change. */
function longestKept(places: readonly number[]): number[] {
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

/** Spreads the rows between two kept ones evenly over the room between them. */
function newPlaces(rows: readonly PlacedRow[], kept: readonly number[]): PlacedRow[] {
  const changes: PlacedRow[] = [];
  [...kept, rows.length].forEach((stop, turn) => {
    const start = turn === 0 ? -1 : (kept[turn - 1] ?? -1);
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
