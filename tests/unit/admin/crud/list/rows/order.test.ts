import { describe, expect, test } from 'vitest';
import { NO_PLACE, placesAfterMove, type PlacedRow } from '../../../../../../admin/crud/list/rows/order';

const NONE = NO_PLACE;

/** Rows named by their position. The list shows them by place, equal places in the given order. */
function rowsAt(...places: number[]): PlacedRow[] {
  return places.map((place, index) => ({ id: index, place }));
}

function shownAfter(rows: readonly PlacedRow[], changes: readonly PlacedRow[]): number[] {
  const stored = rows.map((row) => changes.find(({ id }) => id === row.id) ?? row);
  return stored.toSorted((left, right) => left.place - right.place).map(({ id }) => id);
}

function moved(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

describe('moving a row', () => {
  test.each([
    ['to the top of a list without places writes that row alone', [NONE, NONE, NONE], 2, 0, 1],
    ['down in a list without places writes those now before it', [NONE, NONE, NONE], 0, 1, 1],
    ['to the end of a list without places gives every other a place', [NONE, NONE, NONE], 0, 2, 2],
    ['between two with room writes that row alone', [10, 20, 30], 2, 1, 1],
    ['between neighbours without room writes as few as possible', [1, 2, 3, 4], 3, 1, 2],
    ['behind the last that has a place writes that row alone', [10, 20, NONE, NONE], 0, 1, 1],
    ['into the rows without places places those before it', [10, 20, NONE, NONE], 0, 2, 2],
    ['among rows that share a place makes the order clear', [5, 5, 5], 2, 0, 2],
  ] as const)('%s', (_, places, from, to, count) => {
    const rows = rowsAt(...places);
    const changes = placesAfterMove(rows, from, to);
    expect(shownAfter(rows, changes)).toEqual(moved(rows.length, from, to));
    expect(changes).toHaveLength(count);
  });

  test('gives whole places in the wanted order for every list of five and every move', () => {
    const stock = [0, 1, 2, 7, NONE - 1, NONE];
    for (const places of ascending(stock, 5)) {
      const rows = rowsAt(...places);
      for (let from = 0; from < 5; from += 1) {
        for (let to = 0; to < 5; to += 1) {
          if (from === to) continue;
          const changes = placesAfterMove(rows, from, to);
          const context = `${places.join(' ')}: ${from} → ${to}`;
          expect(shownAfter(rows, changes), context).toEqual(moved(5, from, to));
          for (const { place } of changes) {
            expect(Number.isInteger(place) && place >= 0 && place < NONE, context).toBe(true);
          }
        }
      }
    }
  });

  test('leaves gaps for the next move', () => {
    expect(placesAfterMove(rowsAt(NONE, NONE, NONE), 0, 2)).toEqual([
      { id: 1, place: 10 },
      { id: 2, place: 20 },
    ]);
    expect(placesAfterMove(rowsAt(10, 20, 30, 40), 3, 1)).toEqual([{ id: 3, place: 15 }]);
  });
});

/** All lists of this length whose places do not descend. */
function ascending(stock: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return ascending(stock, length - 1).flatMap((list) =>
    stock.filter((place) => place >= (list.at(-1) ?? 0)).map((place) => [...list, place]),
  );
}
