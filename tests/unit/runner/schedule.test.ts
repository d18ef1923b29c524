import { expect, test } from 'vitest';
import { runSideBySide, type Task } from '../../runner/schedule';

/** Runs tasks that end when they are told, and writes down what runs. */
function start(tasks: readonly Task[], places: number) {
  const running = new Map<string, () => void>();
  const over = runSideBySide(tasks, places, ({ name }) => new Promise((end) => running.set(name, end)));
  const finish = async (name: string) => {
    running.get(name)?.();
    running.delete(name);
    await new Promise(setImmediate);
    return [...running.keys()];
  };
  return { names: () => [...running.keys()], finish, over };
}

test('as many run at once as there are places, and one that only waits takes none', async () => {
  const tasks = ['a', 'b', 'c'].map((name) => ({ name, weight: 1 }));
  const { names, finish, over } = start([{ name: 'waits', weight: 0 }, ...tasks], 2);
  expect(names()).toEqual(['waits', 'a', 'b']);
  expect(await finish('b')).toEqual(['waits', 'a', 'c']);
  for (const name of ['a', 'c', 'waits']) await finish(name);
  await over;
});

test('one waits for those that it names, and for none that is not run', async () => {
  const tasks = [
    { name: 'tests', weight: 1, after: ['build', 'absent'] },
    { name: 'build', weight: 1 },
  ];
  const { names, finish, over } = start(tasks, 2);
  expect(names()).toEqual(['build']);
  expect(await finish('build')).toEqual(['tests']);
  await finish('tests');
  await over;
});

test('a heavy one that is ready gets its places before those behind it, also more than there are', async () => {
  const tasks = [
    { name: 'light', weight: 1 },
    { name: 'heavy', weight: 3 },
    { name: 'last', weight: 1 },
  ];
  const { names, finish, over } = start(tasks, 2);
  expect(names()).toEqual(['light']);
  expect(await finish('light')).toEqual(['heavy']);
  expect(await finish('heavy')).toEqual(['last']);
  await finish('last');
  await over;
});

test('tasks that wait for each other are an error', async () => {
  const tasks = [
    { name: 'a', weight: 1, after: ['b'] },
    { name: 'b', weight: 1, after: ['a'] },
  ];
  await expect(runSideBySide(tasks, 2, () => Promise.resolve())).rejects.toThrow('a, b');
});
