export interface Task {
  name: string;
  /** How many of the machine's places it takes; 0 for one that only waits. */
  weight: number;
  /** The tasks that must be over before it begins. Those that are not run are ignored. */
  after?: readonly string[];
}

/**
 * Runs tasks side by side, in their order, as far as the places reach. One that does not fit holds back those behind it, so that a
 * heavy task gets its turn. Rejects when a task does.
 */
export async function runSideBySide<Kind extends Task>(
  tasks: readonly Kind[],
  places: number,
  run: (task: Kind) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks];
  const unfinished = new Set(tasks.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  let free = places;
  const isReady = ({ after = [] }: Kind) => !after.some((name) => unfinished.has(name));
  const start = async (task: Kind) => {
    free -= task.weight;
    waiting.splice(waiting.indexOf(task), 1);
    await run(task);
    free += task.weight;
    unfinished.delete(task.name);
  };
  while (unfinished.size > 0) {
    for (let next = waiting.find(isReady); next; next = waiting.find(isReady)) {
      if (next.weight > free && running.size > 0) break;
      const task = start(next).finally(() => running.delete(task));
      running.add(task);
    }
    if (running.size === 0) throw new Error(`These wait for each other: ${[...unfinished].join(', ')}`);
    await Promise.race(running);
  }
}
