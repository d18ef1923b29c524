import { expect, test, vi } from 'vitest';
import { runSave, type SaveAttempt, type SaveStep } from '../../../../../admin/crud/form/save-steps';

const FIRST: SaveAttempt = { row: undefined, values: { title: 'Bahar' } };
const titled = (title: string): SaveAttempt => ({ row: undefined, values: { title } });
const adding = (word: string): SaveStep => ({
  prepare: ({ row, values }) =>
    Promise.resolve({ row, values: { title: `${String(values.title)} ${word}` } }),
});

test('each step receives the values of the one before, and the last are written', async () => {
  const write = vi.fn(() => Promise.resolve());
  expect(await runSave(FIRST, [adding('şenliği'), {}, adding('2026')], write)).toEqual(
    titled('Bahar şenliği 2026'),
  );
  expect(write).toHaveBeenCalledExactlyOnceWith(titled('Bahar şenliği 2026'));
});

test('a step that returns null prevents the write', async () => {
  const write = vi.fn(() => Promise.resolve());
  expect(await runSave(FIRST, [{ prepare: () => Promise.resolve(null) }, adding('x')], write)).toBeNull();
  expect(write).not.toHaveBeenCalled();
});

test('the first step that recovers from a failure continues, and receives the earlier failures', async () => {
  const refusals = [new Error('bir'), new Error('iki')];
  const write = vi.fn(() => Promise.resolve());
  for (const refusal of refusals) write.mockRejectedValueOnce(refusal);
  const heard: unknown[][] = [];
  const steps: SaveStep[] = [
    { recover: () => Promise.resolve(undefined) },
    {
      recover: (failure, _attempt, earlier) => {
        heard.push([failure, ...earlier]);
        return Promise.resolve(titled(`${heard.length}. deneme`));
      },
    },
  ];
  expect(await runSave(FIRST, steps, write)).toEqual(titled('2. deneme'));
  expect(heard).toEqual([[refusals[0]], [refusals[1], refusals[0]]]);
});

test('a failure that no step recovers from is thrown, whether of the write or of a step', async () => {
  const refusal = new Error('olmaz');
  await expect(runSave(FIRST, [], () => Promise.reject(refusal))).rejects.toBe(refusal);
  const refusing: SaveStep = { prepare: () => Promise.reject(refusal) };
  await expect(runSave(FIRST, [refusing], () => Promise.resolve())).rejects.toBe(refusal);
});

test('going back to the form after a failure throws nothing', async () => {
  const back: SaveStep = { recover: () => Promise.resolve(null) };
  expect(await runSave(FIRST, [back], () => Promise.reject(new Error('eski')))).toBeNull();
});

test('finish receives what was written, and its failure does not repeat the write', async () => {
  const write = vi.fn(() => Promise.resolve());
  const finish = vi.fn(() => Promise.reject(new Error('artık')));
  const recover = vi.fn(() => Promise.resolve(FIRST));
  await expect(runSave(FIRST, [adding('2026'), { finish, recover }], write)).rejects.toThrow('artık');
  expect(finish).toHaveBeenCalledExactlyOnceWith(titled('Bahar 2026'), FIRST);
  expect(write).toHaveBeenCalledOnce();
  expect(recover).not.toHaveBeenCalled();
});
