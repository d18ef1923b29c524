import { readFile } from 'node:fs/promises';
import { Agent, request as send } from 'node:http';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoggedSite } from '../support/logged-site';

/**
 * “Son 24 saatte sunucuda N hata oldu” tells an administrator to call for help. It counts what the server did wrong, and nothing that a
 * client did.
 */
let site: Awaited<ReturnType<typeof startLoggedSite>>;
beforeAll(async () => {
  site = await startLoggedSite();
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => undefined });
  // A day of the calendar that is called after a code is refused with it.
  await sql.unsafe(`
    create function private.fail_as_asked() returns trigger language plpgsql as $$
    begin
      if new.title ~ '^[0-9A-Z]{5}$' then raise exception using errcode = new.title, message = 'as asked'; end if;
      return new;
    end $$;
    create trigger a_fail_as_asked before insert on public.calendar for each row execute function private.fail_as_asked()`);
  await sql.end();
}, 90_000);
afterAll(() => site.remove());

const PARTS = '/storage/v1/upload/resumable';
const DAY = { title: 'Kahvaltı', date: '2026-12-01' };

const errors = () => site.lines().filter(({ level }) => level === 'error');

function ask(address: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + address, {
    headers: { ...site.headers, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
}

function partsOf(name: string): Record<string, string> {
  const fields = { bucketName: 'media', objectName: `bulletins/${name}.pdf`, contentType: 'application/pdf' };
  const pairs = Object.entries(fields).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  return { 'tus-resumable': '1.0.0', 'upload-length': '5000000', 'upload-metadata': pairs.join(',') };
}

/** Sends a tenth of a body and closes the connection. */
async function breakOff(method: string, address: string, headers: Record<string, string>): Promise<void> {
  const sent = send(site.url + address, {
    ...{ method, agent: new Agent() },
    headers: { ...site.headers, 'content-length': '5000000', ...headers },
  });
  sent.on('error', () => undefined);
  const closed = new Promise((resolve) => sent.once('close', resolve));
  sent.write(Buffer.alloc(500_000, '%PDF-1.4 '), () => setTimeout(() => sent.destroy(), 100));
  await closed;
}

test.each<[string, number, () => Promise<Response>]>([
  [
    'a wrong password',
    400,
    () => ask('/auth/v1/token?grant_type=password', { email: 'a@b.example', password: 'x' }),
  ],
  ['a token that is none', 403, () => ask('/auth/v1/user', undefined, { authorization: 'Bearer a.b.c' })],
  ['a table that does not exist', 404, () => ask('/rest/v1/nothing')],
  ['a column that does not exist', 400, () => ask('/rest/v1/announcements?select=nothing')],
  ['a search that nobody may make', 400, () => ask('/rest/v1/announcements?title=imatch.a')],
  ['a value of a wrong type', 400, () => ask('/rest/v1/announcements?id=eq.abc')],
  ['a broken rule', 400, () => ask('/rest/v1/calendar', { ...DAY, title: '' })],
  ['a version that is no longer the last', 412, () => ask('/rest/v1/calendar', { ...DAY, title: 'PT412' })],
  ['a refusal of a function', 400, () => ask('/rest/v1/calendar', { ...DAY, title: 'P0001' })],
  ['a file that is none of its type', 415, () => ask('/storage/v1/object/media/bulletins/1-a.pdf', 'metin')],
])('%s is refused with %i, and is no error of the server', async (_, status, request) => {
  expect((await request()).status).toBe(status);
  expect(errors()).toEqual([]);
});

test('a row that is sent twice with one key is refused, and is no error of the server', async () => {
  const key = { 'x-save-key': crypto.randomUUID() };
  const save = async () => (await ask('/rest/v1/calendar', DAY, key)).status;
  expect([await save(), await save()]).toEqual([201, 423]);
  expect(errors()).toEqual([]);
});

test('a client that goes away in the middle of a request is no error of the server', async () => {
  const json = { 'content-type': 'application/json' };
  const part = { 'content-type': 'application/offset+octet-stream' };
  await breakOff('POST', '/storage/v1/object/media/bulletins/1700000000000-a.pdf', {
    'content-type': 'application/pdf',
  });
  await breakOff('POST', '/rest/v1/calendar', json);
  await breakOff('POST', '/auth/v1/token?grant_type=password', json);
  await breakOff('POST', '/functions/v1/invite-admin', json);
  await breakOff('POST', PARTS, { ...partsOf('1700000000000-b'), ...part });
  const begun = await fetch(site.url + PARTS, {
    method: 'POST',
    headers: { ...site.headers, ...partsOf('1700000000000-c') },
  });
  const resumed = { ...part, 'tus-resumable': '1.0.0', 'upload-offset': '0' };
  await breakOff('PATCH', begun.headers.get('location') ?? '', resumed);
  // The server has answered a later request, so that it is done with the broken ones.
  expect((await ask('/rest/v1/calendar?select=id')).status).toBe(200);
  expect(errors()).toEqual([]);
});

test('each failure of the server is counted once and written as one line, and nothing else is counted', async () => {
  for (const [code, status] of [
    ['XX000', 500],
    ['40001', 500],
    ['53100', 507],
  ] as const)
    expect((await ask('/rest/v1/calendar', { ...DAY, title: code })).status).toBe(status);
  await site.stop();
  expect(errors().map(({ message }) => message)).toEqual([
    'PostgreSQL XX000 as asked',
    'PostgreSQL 40001 as asked',
    'PostgreSQL 53100 as asked',
  ]);
  const memory = await readFile(path.join(site.dataDir, 'watch.json'), 'utf8');
  const counts = Object.values((JSON.parse(memory) as { errors: Record<string, number> }).errors);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
});
