import { expect, test } from 'vitest';
import { KeptAnswers } from '../../../src/server/kept-answers';

interface Answer {
  text: string;
  keptMs: number;
  bytes: number;
}

const KEPT_MS = 1_000;
/** When an answer still serves, but the next one is prepared. */
const LATE_MS = 750;

/** A site whose content may change, behind answers whose clock stands until told to go on. */
function createSite({ maxBytes = 1_000 } = {}) {
  const clock = { now: 0 };
  const site = { content: 'eski', keptMs: KEPT_MS, asked: 0 };
  const answers = new KeptAnswers<Answer>(maxBytes, () => clock.now);
  const read = (text: string): Promise<Answer> => {
    site.asked += 1;
    return Promise.resolve({ text, keptMs: site.keptMs, bytes: 100 });
  };
  const ask = async (question = '/') => (await answers.answer(question, () => read(site.content))).text;
  return { answers, clock, site, ask };
}

/** A reading that ends when it is told to. */
function createSlowReading() {
  let end: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (end = resolve));
  return {
    ask: () => answer,
    end: (text: string) => {
      end({ text, keptMs: KEPT_MS, bytes: 100 });
      return answer;
    },
  };
}

test('many who ask the same cost one reading, then none', async () => {
  const { site, ask } = createSite();
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(site.asked).toBe(1);
});

test('two addresses are two questions', async () => {
  const { site, ask } = createSite();
  await ask('/a');
  site.content = 'yeni';
  expect([await ask('/a'), await ask('/b')]).toEqual(['eski', 'yeni']);
});

test('an edit is seen a second later by whoever asks then', async () => {
  const { clock, site, ask } = createSite();
  await ask();
  site.content = 'yeni';
  clock.now = KEPT_MS - 1;
  expect(await ask()).toBe('eski');
  clock.now = KEPT_MS;
  expect(await ask()).toBe('yeni');
});

test('who asks late in an answer’s time is served at once, and the next one finds the edit', async () => {
  const { answers, clock, site, ask } = createSite();
  await ask();
  site.content = 'yeni';
  clock.now = LATE_MS;
  const slow = createSlowReading();
  expect(answers.answer('/', slow.ask)).toMatchObject({ text: 'eski' });
  await slow.end('yeni');
  clock.now += 1;
  expect(await ask()).toBe('yeni');
});

test('a reading that takes longer than the second is not joined, and what it finds does not replace a later one', async () => {
  const { answers, clock, site, ask } = createSite();
  const slow = createSlowReading();
  const first = answers.answer('/', slow.ask);
  site.content = 'yeni';
  clock.now = KEPT_MS;
  expect(await ask()).toBe('yeni');
  await slow.end('eski');
  expect(await first).toMatchObject({ text: 'eski' });
  expect(await ask()).toBe('yeni');
});

test('after a known write nobody is told what was read before it', async () => {
  const { answers, site, ask } = createSite();
  await ask();
  const slow = createSlowReading();
  void answers.answer('/b', slow.ask);
  site.content = 'yeni';
  answers.forget();
  expect([await ask(), await ask('/b')]).toEqual(['yeni', 'yeni']);
  await slow.end('eski');
  expect(await ask('/b')).toBe('yeni');
});

test('what must not be kept is not, and takes the place of what was', async () => {
  const { clock, site, ask } = createSite();
  await ask();
  Object.assign(site, { keptMs: 0, content: 'hata' });
  clock.now = LATE_MS;
  await ask();
  expect(await ask()).toBe('hata');
  expect(site.asked).toBe(3);
});

test('a reading that fails is heard by those who wait for it, and tried again by the next', async () => {
  const { answers, ask } = createSite();
  const fail = () => Promise.reject(new Error('broken'));
  await expect(answers.answer('/', fail)).rejects.toThrow('broken');
  expect(await ask()).toBe('eski');
});

test('a failure behind an answer that still serves disturbs nobody', async () => {
  const { answers, clock, ask } = createSite();
  await ask();
  clock.now = LATE_MS;
  expect(answers.answer('/', () => Promise.reject(new Error('broken')))).toMatchObject({ text: 'eski' });
});

test('only so much is kept, and the oldest reading gives way', async () => {
  const { site, ask } = createSite({ maxBytes: 250 });
  for (const question of ['/a', '/b', '/c']) await ask(question);
  await ask('/c');
  await ask('/b');
  expect(site.asked).toBe(3);
  await ask('/a');
  expect(site.asked).toBe(4);
});
