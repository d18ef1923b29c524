import { expect, test, vi } from 'vitest';
import { createFairQueue, QueueFullError } from '../../../../../supabase/local/api/fair-queue';
import { waitUntil } from '../../../../fixtures/wait-until';

const LIMITS = { atOnce: 3, atOnceEach: 2, waiting: 2, waitingEach: 1, longestWaitMs: 10_000 };

/** Uploads that run until they are ended by hand, and the names of those that have begun. */
function createUploads() {
  const runInQueue = createFairQueue(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (person: string | null, name: string) => {
    const upload = runInQueue(person, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
    upload.catch(() => undefined);
    return upload;
  };
  return { begin, begun, end: (name: string) => ends.get(name)?.() };
}

test('two uploads run at once per person and three in all; a waiting one comes next', async () => {
  const { begin, begun, end } = createUploads();
  const first = begin('ali', 'a1');
  void begin('ali', 'a2');
  void begin('ali', 'a3');
  void begin('ece', 'e1');
  void begin('ece', 'e2');
  await waitUntil(() => expect(begun).toEqual(['a1', 'a2', 'e1']));
  end('a1');
  expect(await first).toBe('a1');
  await waitUntil(() => expect(begun).toHaveLength(4));
});

test('one upload waits per person and two in all; the next is refused at once', async () => {
  const { begin } = createUploads();
  for (const name of ['a1', 'a2', 'a3']) void begin('ali', name);
  await expect(begin('ali', 'a4')).rejects.toThrow(QueueFullError);
  for (const name of ['e1', 'e2']) void begin('ece', name);
  for (const name of ['c1']) void begin('can', name);
  await expect(begin('naz', 'n1')).rejects.toThrow(QueueFullError);
});

test('an upload that has waited for ten seconds is refused, one that has begun may take longer', async () => {
  vi.useFakeTimers();
  try {
    const { begin, begun, end } = createUploads();
    const running = begin('ali', 'a1');
    void begin('ali', 'a2');
    const waiting = begin('ali', 'a3');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(waiting).rejects.toThrow(QueueFullError);
    end('a1');
    expect(await running).toBe('a1');
    expect(begun).toEqual(['a1', 'a2']);
  } finally {
    vi.useRealTimers();
  }
});

test('where runs have a limit, a job that never ends gives its place to the next', async () => {
  vi.useFakeTimers();
  try {
    const runInQueue = createFairQueue({ ...LIMITS, atOnceEach: 1, longestRunMs: 5_000 });
    const silent = runInQueue('ali', () => new Promise(() => undefined));
    const next = runInQueue('ali', () => Promise.resolve('yanıt'));
    const refused = expect(silent).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    expect(await next).toBe('yanıt');
  } finally {
    vi.useRealTimers();
  }
});

test('a person whose uploads have ended is forgotten', async () => {
  const forget = vi.spyOn(Map.prototype, 'delete');
  try {
    const { begin, begun, end } = createUploads();
    const uploads = ['a1', 'a2'].map((name) => begin('ali', name));
    await waitUntil(() => expect(begun).toEqual(['a1', 'a2']));
    end('a1');
    await uploads[0];
    expect(forget).not.toHaveBeenCalledWith('ali');
    end('a2');
    await uploads[1];
    await waitUntil(() => expect(forget).toHaveBeenCalledWith('ali'));
  } finally {
    forget.mockRestore();
  }
});
