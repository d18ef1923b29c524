import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestFolder, type TestFolder } from '../../fixtures/backend';
import { createReleaseRepository, type ReleaseRepository } from '../../fixtures/releases/repository';
import { superviseServer, type Supervisor } from '../../fixtures/releases/supervisor';
import { spawnCommandIn } from '../support/command';
import { waitUntil } from '../../fixtures/wait-until';

const CONNECTIONS = 50;
/** How long each visitor reads before the next page, and a writer thinks. Without it the load would take both cores from the update. */
const READING_MS = 1_000;
const THINKING_MS = 250;
const ADDRESSES = ['/', '/duyurular', '/giris', '/assets/app-1.0.1.js'];
const UPDATING =
  '503 Site şu anda güncelleniyor; birkaç dakika hiçbir değişiklik kaydedilemez. Biraz sonra yeniden deneyin.';
const MIGRATION = 'supabase/migrations/20991231000000_note.sql';
const SECOND_MIGRATION = 'supabase/migrations/20991231000001_place.sql';
const addsColumn = (name: string) => `alter table public.events add column ${name} text;`;
/** A release that starts and then says that its storage is gone. */
const ILL = `export type Part = 'database' | 'storage' | 'disk';
export type Checks = Readonly<Partial<Record<Part, () => Promise<boolean>>>>;
export const findUnhealthyParts = (): Promise<Part[]> => Promise.resolve(['storage']);
`;

/** Each update starts the server twice and a handful of commands, on machines that do other things as well. */
vi.setConfig({ testTimeout: 300_000 });

let repository: ReleaseRepository;
let folder: TestFolder;
let site: Supervisor;
/** What lay ready each time that the server had stopped. */
const stops: Awaited<ReturnType<typeof readReady>>[] = [];

beforeAll(async () => {
  [repository, folder] = await Promise.all([createReleaseRepository(), createTestFolder('own')]);
  await repository.release('1.0.2', { [MIGRATION]: addsColumn('note') });
  await repository.git('checkout', '--quiet', 'v1.0.2');
  await repository.release('1.0.3', {
    [SECOND_MIGRATION]: addsColumn('second_note'),
    'src/lib/health.ts': ILL,
  });
  await repository.git('checkout', '--quiet', 'v1.0.1');
  await repository.release('1.0.4');
  const { dataDir } = folder.options;
  const onStopped = async () => void stops.push(await readReady());
  site = await superviseServer({ root: repository.root, dataDir, holdsSocket: true, onStopped });
  await site.start();
  const isUp = async () =>
    expect(await answerOf('/healthz')).toEqual({ status: 200, text: 'ok\nversion 1.0.1' });
  await waitUntil(isUp, 60_000);
}, 120_000);

afterAll(async () => {
  await site.end();
  await folder.remove();
  await repository.remove();
});

/** The packages, by commit, and the builds that lie ready to take their place, and the backups. */
async function readReady() {
  const list = (...place: string[]) => readdir(path.join(...place)).catch((): string[] => []);
  const dist = path.join(repository.root, 'dist');
  return {
    packages: await list(dist, 'packages'),
    builds: await list(dist, 'builds'),
    backups: await list(folder.options.dataDir, 'backups'),
  };
}

/** Asks on a connection of its own, as many visitors do. */
function answerOf(address: string, options: http.RequestOptions = {}, body = '') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = http.request(site.url + address, { agent: false, ...options }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function addEvent(slug: string) {
  const status = JSON.parse(
    await readFile(path.join(folder.options.dataDir, 'status.json'), 'utf8').catch(() => '{}'),
  ) as {
    SERVICE_ROLE_KEY?: string;
  };
  key = status.SERVICE_ROLE_KEY ?? key;
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return answerOf('/rest/v1/events', { method: 'POST', headers }, JSON.stringify({ title: slug, slug }));
}
let key = '';

async function readSlugs(): Promise<string[]> {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const { text } = await answerOf('/rest/v1/events?select=slug', { headers });
  return (JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug);
}

/** Runs `npm run update` in the folder of the site. */
function update(...args: string[]) {
  const { stop, start } = site.commands;
  return spawnCommandIn(repository.root, 'update', {
    args: [...args, '--stop', stop, '--start', start],
    env: {
      ...{ PATH: repository.path, DATA_DIR: folder.options.dataDir },
      PORT: new URL(site.url).port,
    },
  });
}

/** Asks for pages and files on 50 connections and writes rows on one more, for as long as work takes. */
async function underLoad<Result>(name: string, work: () => Promise<Result>) {
  const state = { isOver: false };
  const answers = new Map<string, number>();
  const note = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const reading = Array.from({ length: CONNECTIONS }, async (_, index) => {
    for (let turn = index; !state.isOver; turn += 1) {
      const address = ADDRESSES[turn % ADDRESSES.length] ?? '/';
      note(await answerOf(address).then(({ status }) => `${status}`, String));
      await delay(READING_MS);
    }
  });
  const written: string[] = [];
  const refused = new Set<string>();
  const writing = (async () => {
    for (let turn = 0; !state.isOver; turn += 1) {
      const answer = await addEvent(`${name}-${turn}`).catch(() => null);
      const { status = 0, text = '' } = answer ?? {};
      if (status === 201) written.push(`${name}-${turn}`);
      else if (answer) refused.add(`${status} ${(JSON.parse(text) as { message: string }).message}`);
      await delay(THINKING_MS);
    }
  })();
  const result = await work();
  state.isOver = true;
  await Promise.all([...reading, writing]);
  return { result, answers: [...answers.keys()], written, refused: [...refused] };
}

test('50 connections over pages and files get nothing but answers while a release with a migration takes the place of another', async () => {
  const { result, answers, written, refused } = await underLoad('iyi', () => update('v1.0.2'));
  expect(result).toEqual({
    code: 0,
    output: expect.stringContaining('Site v1.0.2 ile çalışıyor.') as string,
  });
  expect(answers).toEqual(['200']);
  expect(refused.filter((answer) => answer !== UPDATING)).toEqual([]);
  expect(await readSlugs()).toEqual(expect.arrayContaining(written));
  expect((await answerOf('/healthz')).text).toBe('ok\nversion 1.0.2');
  expect((await answerOf('/')).text).toContain('/assets/app-1.0.2.js');
});

test('a release that says that it is ill gives its place back with every row, and writes get a sentence meanwhile', async () => {
  const { result, answers, written, refused } = await underLoad('hasta', () => update('v1.0.3'));
  expect(result).toEqual({
    code: 1,
    output: expect.stringContaining(
      'v1.0.3 çalışmadı (/healthz 503: storage unavailable). Site yine v1.0.2 ile çalışıyor.',
    ) as string,
  });
  expect(answers).toEqual(['200']);
  expect(refused).toEqual([UPDATING]);
  expect(written.length).toBeGreaterThan(0);
  expect(await readSlugs()).toEqual(expect.arrayContaining(written));
  expect(await repository.git('describe', '--tags')).toBe('v1.0.2');
  expect((await answerOf('/healthz')).text).toBe('ok\nversion 1.0.2');
  expect(await readdir(path.join(repository.root, 'dist'))).not.toContain('next');
});

test('a way back over a migration names the changes that it loses, and loses no other', async () => {
  expect((await addEvent('sonradan')).status).toBe(201);
  const before = await readSlugs();
  const refusal = await update('--back');
  const named = /güncellemeden sonra yapılan (\d+) değişiklik silinirdi \(events \1\)/.exec(refusal.output);
  const count = named?.[1] ?? '';
  expect(refusal.output).toContain(`Bunu kabul ediyorsanız: npm run update -- --back --lose ${count}`);
  expect(refusal.code).toBe(1);
  expect((await answerOf('/healthz')).text).toBe('ok\nversion 1.0.2');
  // The release that comes back binds its port itself, for the next test.
  site.releaseSocket();
  expect(await update('--back', '--lose', count)).toMatchObject({ code: 0 });
  expect((await answerOf('/healthz')).text).toBe('ok\nversion 1.0.1');
  const after = await readSlugs();
  expect(before.length - after.length).toBe(Number(count));
  expect(after).not.toContain('sonradan');
  expect((await answerOf('/assets/app-1.0.2.js')).status).toBe(200);
  expect((await update('--back')).output).toContain('Geri dönülecek bir sürüm yok.');
});

test('without a socket a release is ready before the server stops, and visitors get no answer above 499 and lose no row', async () => {
  const stopsBefore = stops.length;
  const { result, answers, written, refused } = await underLoad('soketsiz', () => update('v1.0.4'));
  expect(result).toMatchObject({ code: 0 });
  const isUnheard = (answer: string) => /ECONNREFUSED|ECONNRESET|socket hang up/.test(answer);
  expect(answers.filter((answer) => !isUnheard(answer))).toEqual(['200']);
  expect(refused).toEqual([]);
  expect(await readSlugs()).toEqual(expect.arrayContaining(written));
  // `npm run bench` measures what is left to do while the server is stopped.
  const [stop, ...others] = stops.slice(stopsBefore);
  expect(others).toEqual([]);
  expect(stop?.packages).toContain(await repository.git('rev-parse', 'v1.0.4'));
  const { builds, backups } = await readReady();
  expect(stop?.builds).toEqual(expect.arrayContaining(builds));
  expect(stop?.backups).toEqual(backups);
});
