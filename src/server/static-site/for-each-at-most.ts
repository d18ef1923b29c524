/** Does the work for every item, at most `limit` at once. Rejects with the first failure. */
export async function forEachAtMost<Item>(
  limit: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const takeTurns = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
}
