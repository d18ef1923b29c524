import { randomBytes } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';
import { type Client, connectClient } from '../../../fixtures/untyped-client';
import { createAddresses, post } from '../../support/stranger';

const OPEN = '/rest/v1/rpc/open_draft_link';
const freshAddress = createAddresses();
const lines: string[] = [];
let site: TestBackend;
let sql: Sql;
let admin: Client;
let row = 0;
let other = 0;

beforeAll(async () => {
  // Hides lite's message about each refused statement, because these tests provoke many.
  vi.spyOn(console, 'error').mockReturnValue();
  site = await startTestSite({ trustsProxy: true, onSecurityEvent: (line) => lines.push(line) });
  sql = postgres(site.dbUrl, { max: 1 });
  admin = connectClient(site.url, site.publishableKey);
  await admin.auth.signInWithPassword({ email: site.adminEmail, password: site.adminPassword });
  const rows =
    await sql`insert into announcements (title) values ('Gizli taslak'), ('Öteki taslak') returning id`;
  [row = 0, other = 0] = rows.map(({ id }) => Number(id));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await sql.end();
  await site.stop();
});

async function createLink(row_id = row): Promise<string> {
  const { data, error } = await admin.rpc('create_draft_link', { resource: 'announcements', row_id });
  if (error) throw error;
  return data as string;
}

const open = (token: unknown, from = freshAddress()) => post(site, OPEN, { token }, { from });

test('guesses open nothing, and after twenty of them a network waits, whatever page or function it asks', async () => {
  const token = await createLink();
  const near = [
    token.slice(0, -1),
    `${token}0`,
    token.toUpperCase(),
    token.replace(/./, 'g'),
    `${token} `,
    `%${token}`,
  ];
  const strange = ['', null, '%', '*', `' or true --`, '\\x00', 'a'.repeat(100_000), 0];
  for (const guess of [...near, ...strange]) {
    const response = await open(guess);
    const body = await response.text();
    expect(response.ok ? body : '[]', JSON.stringify(guess).slice(0, 60)).toBe('[]');
  }
  const from = '203.0.113.20';
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1)
    statuses.push((await open(randomBytes(20).toString('hex'), from)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  expect((await open(token, from)).status).toBe(429);
  const page = await fetch(`${site.url}/taslak/${token}`, { headers: { 'x-forwarded-for': from } });
  expect(page.status).toBe(429);
  expect((await open(token)).status).toBe(200);
});

test('a link that has ended, one that was revoked, one of a deleted row and one that never was are answered alike', async () => {
  const [ended, revoked, gone] = [await createLink(), await createLink(), await createLink(other)];
  await sql`update private.draft_links set created_at = created_at - interval '8 days', ends_at = ends_at - interval '8 days'
    where token_hash = sha256(convert_to(${ended}, 'UTF8'))`;
  const [link] = await sql`
    select id from private.draft_links where token_hash = sha256(convert_to(${revoked}, 'UTF8'))`;
  await admin.rpc('revoke_draft_link', { id: Number(link?.id) });
  await sql`delete from announcements where id = ${other}`;
  const answers = [];
  for (const token of [ended, revoked, gone, randomBytes(20).toString('hex')]) {
    const response = await open(token);
    const headers = new Map(response.headers);
    for (const changing of ['date', 'x-request-id']) headers.delete(changing);
    answers.push({ status: response.status, headers, body: await response.text() });
  }
  expect(answers[0]).toMatchObject({ status: 200, body: '[]' });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a link shows its own row, whatever other row, table or filter the request names', async () => {
  const token = await createLink();
  const [another] = await sql`insert into announcements (title) values ('Başkasının taslağı') returning id`;
  for (const more of [{ row_id: Number(another?.id) }, { id: Number(another?.id) }, { resource: 'events' }]) {
    const response = await post(site, OPEN, { token, ...more }, { from: freshAddress() });
    expect(await response.text()).not.toContain('Başkasının');
  }
  for (const query of [
    `?id=eq.${Number(another?.id)}`,
    '?select=*,announcements(*)',
    '?resource=neq.announcements',
  ]) {
    const response = await post(site, OPEN + query, { token }, { from: freshAddress() });
    expect(await response.text()).not.toContain('Başkasının');
  }
  // It is no key to the tables either.
  const headers = { apikey: site.publishableKey, authorization: `Bearer ${token}` };
  const read = await fetch(`${site.url}/rest/v1/announcements?select=title&id=eq.${row}`, { headers });
  expect(await read.text()).not.toContain('Gizli');
});

test('the links and their hashes are in no table, view or function that the API has', async () => {
  await createLink();
  const visitor = connectClient(site.url, site.publishableKey);
  for (const client of [visitor, admin])
    for (const name of ['draft_links', 'private.draft_links']) {
      expect((await client.from(name).select('*')).error?.code).toBe('PGRST205');
      expect((await client.from(name).update({ revoked_at: null }).gt('id', 0)).error?.code).toBe('PGRST205');
    }
  for (const name of [
    'opened_draft',
    'add_draft_link',
    'end_draft_link',
    'living_draft_links',
    'row_of_draft_link',
  ])
    expect((await admin.rpc(name, {})).error?.code).toBe('PGRST202');
  const args = { resource: 'announcements', row_id: row };
  expect((await visitor.rpc('draft_links', args)).error?.code).toBe('42501');
  expect((await visitor.rpc('create_draft_link', args)).error?.code).toBe('42501');
  expect((await visitor.rpc('revoke_draft_link', { id: 1 })).error?.code).toBe('42501');
  const { data } = await admin.rpc('draft_links', args);
  expect(Object.keys((data as object[])[0] ?? {}).sort()).toEqual([
    'created_at',
    'ends_at',
    'id',
    'last_opened_at',
    'person',
  ]);
});

test('GET, HEAD and a range open no more than POST, and are counted', async () => {
  const token = await createLink();
  const from = '203.0.113.30';
  const headers = { apikey: site.publishableKey, 'x-forwarded-for': from };
  const ask = (method: string, asked: string) =>
    fetch(`${site.url}${OPEN}?token=${asked}`, { method, headers: { ...headers, range: '0-99' } });
  const wrong = randomBytes(20).toString('hex');
  for (const method of ['GET', 'HEAD'])
    expect(await (await ask(method, wrong)).text()).not.toContain('Gizli');
  expect(await (await ask('HEAD', token)).text()).toBe('');
  for (let count = 0; count < 20; count += 1) await ask('GET', wrong);
  expect((await ask('GET', token)).status).toBe(429);
});

test('the security log says who made and who revoked a link, and has no secret', async () => {
  lines.length = 0;
  const token = await createLink();
  const [link] = await sql`
    select id, created_by from private.draft_links where token_hash = sha256(convert_to(${token}, 'UTF8'))`;
  await admin.rpc('revoke_draft_link', { id: Number(link?.id) });
  const who = String(link?.created_by);
  expect(lines[0]).toContain(
    `security event=draft_link_created account=${who} subject=announcements/${row} `,
  );
  expect(lines[1]).toContain(`security event=draft_link_revoked account=${who} subject=${String(link?.id)} `);
  expect(lines.join()).not.toContain(token);
});
