import { expect, test } from 'vitest';
import { type Keepable, KeptAnswers } from '../../../src/server/kept-answers';

interface Answer {
  text: string;
  kind: Keepable['kind'];
  bytes: number;
}

interface Site {
  content: string;
  version: string;
  kind: Keepable['kind'];
  asked: number;
}

/** A site whose content changes, behind answers that are told its version. */
function createSite({ maxBytes = 1_000 } = {}) {
  const site: Site = { content: 'eski', version: '1', kind: 'page', asked: 0 };
  const clock = { now: 0 };
  const answers = new KeptAnswers<Answer>(maxBytes, () => clock.now);
  const read = (): Promise<Answer> => {
    site.asked += 1;
    return Promise.resolve({ text: site.content, kind: site.kind, bytes: 100 });
  };
  const ask = async (question = '/') => (await answers.answer(question, site.version, read)).text;
  const write = (content: string) => Object.assign(site, { content, version: `${site.version}1` });
  return { answers, site, ask, write, clock };
}

/** A reading that ends when it is told to. */
function createSlowReading() {
  let end: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (end = resolve));
  return {
    ask: () => answer,
    end: (text: string) => {
      end({ text, kind: 'page', bytes: 100 });
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

test('what is kept is given at once', async () => {
  const { answers, ask } = createSite();
  await ask();
  expect(answers.answer('/', '1', () => Promise.reject(new Error('broken')))).toMatchObject({ text: 'eski' });
});

test('with another version nobody is told what was read before', async () => {
  const { answers, ask, write } = createSite();
  await ask();
  const slow = createSlowReading();
  void answers.answer('/b', '1', slow.ask);
  write('yeni');
  expect([await ask(), await ask('/b')]).toEqual(['yeni', 'yeni']);
  await slow.end('eski');
  expect(await ask('/b')).toBe('yeni');
});

test('what must not be kept is not, and takes the place of what was', async () => {
  const { site, ask, write } = createSite();
  await ask();
  write('hata');
  site.kind = 'own';
  expect([await ask(), await ask()]).toEqual(['hata', 'hata']);
  expect(site.asked).toBe(3);
});

test('a reading that fails is heard by those who wait for it, and tried again by the next', async () => {
  const { answers, ask } = createSite();
  const fail = () => Promise.reject(new Error('broken'));
  const both = [answers.answer('/', '1', fail), answers.answer('/', '1', fail)];
  for (const answer of both) await expect(answer).rejects.toThrow('broken');
  expect(await ask()).toBe('eski');
});

test('only so much is kept, and the oldest reading gives way', async () => {
  // A sixteenth of it is for missing pages.
  const { site, ask } = createSite({ maxBytes: 270 });
  for (const question of ['/a', '/b', '/c']) await ask(question);
  await ask('/c');
  await ask('/b');
  expect(site.asked).toBe(3);
  await ask('/a');
  expect(site.asked).toBe(4);
});

test('however many addresses are missing, no page has to give way', async () => {
  const { site, ask } = createSite({ maxBytes: 3_200 });
  await ask('/a');
  site.kind = 'missing';
  for (let count = 0; count < 500; count += 1) await ask(`/yok-${count}`);
  expect(site.asked).toBe(501);
  await ask('/a');
  await ask('/yok-499');
  expect(site.asked).toBe(501);
  await ask('/yok-0');
  expect(site.asked).toBe(502);
});

test('a failure takes no place: what was kept before it is still there, with its age', async () => {
  const { answers, site, ask, write, clock } = createSite();
  await ask();
  expect(answers.stale('/b')).toBeUndefined();
  clock.now = 5_000;
  write('hata');
  site.kind = 'failure';
  expect(await ask()).toBe('hata');
  expect(answers.stale('/')).toMatchObject({ answer: { text: 'eski' }, ageMs: 5_000 });
});
