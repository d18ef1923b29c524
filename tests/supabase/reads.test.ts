import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Row } from '../fixtures/untyped-client';
import { MARK, MARK_IN_NAMES, succeed } from './support/own-things';
import { newClient, project, service, signIn } from './support/project';

const tag = randomBytes(4).toString('hex');
const title = (name: string) => `${MARK} ${tag} ${name}`;
const slug = (name: string) => `${MARK_IN_NAMES}-${tag}-${name}`;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const today = dayFromNow(0);

const visitor = newClient();
let admin: Client;
let member: Client;
const ids: Record<string, number> = {};

beforeAll(async () => {
  admin = (await signIn(project.admin)).client;
  member = (await signIn(project.member)).client;
  await write('calendar', [
    { title: title('b'), date: dayFromNow(1) },
    { title: title('a'), date: today },
    { title: title('c'), date: dayFromNow(2) },
    { title: title('dün'), date: dayFromNow(-1) },
  ]);
  await write('events', [
    { title: title('taslak'), slug: slug('taslak'), starts_at: '2099-04-01T10:00:00Z', published_at: null },
  ]);
  await write('announcements', [
    { title: title('Demir'), published_at: minutesAgo(1) },
    { title: title('Can'), published_at: minutesAgo(3) },
    { title: title('Çınar'), published_at: minutesAgo(2) },
    { title: title('Cumhur'), published_at: null },
  ]);
});

describe('a visitor reads', () => {
  it('the agenda of the home page: today’s and later dates in their order, four at most', async () => {
    const rows = await list(
      visitor.from('calendar').select('title, date').gte('date', today).order('date').limit(4),
    );
    expect(rows.length).toBeLessThanOrEqual(4);
    const expected = ['a', 'b', 'c'];
    expect(own(rows)).toEqual(project.isEmpty ? expected : expected.slice(0, own(rows).length));
  });

  it('the list of announcements, latest publication first', async () => {
    const rows = await list(
      visitor
        .from('announcements')
        .select('title')
        .order('published_at', { ascending: false, nullsFirst: false })
        .order('created_at', { ascending: false })
        .limit(50),
    );
    expect(own(rows)).toEqual(['Demir', 'Çınar', 'Can']);
  });

  it('no draft, and neither does a member', async () => {
    for (const client of [visitor, member]) {
      for (const [table, name] of [
        ['announcements', 'Cumhur'],
        ['events', 'taslak'],
      ] as const) {
        const id = ids[`${table} ${title(name)}`] ?? 0;
        expect(await list(client.from(table).select('*').eq('id', id))).toEqual([]);
      }
    }
  });

  it('no profile', async () => {
    const { data } = await visitor.from('profiles').select('user_id');
    expect(data ?? []).toEqual([]);
  });
});

describe('a signed-in person reads', () => {
  it('the own profile by user_id, and no other', async () => {
    const columns = 'user_id, full_name, is_admin';
    const read = (id: string) => list(member.from('profiles').select(columns).eq('user_id', id));
    expect(await read(project.member.id)).toEqual([
      { user_id: project.member.id, full_name: null, is_admin: false },
    ]);
    expect(await read(project.admin.id)).toEqual([]);
  });
});

describe('an administrator reads', () => {
  it('titles in the order of the Turkish alphabet', async () => {
    const rows = await list(
      admin
        .from('announcements')
        .select('title')
        .like('title', `${title('')}%`)
        .order('title'),
    );
    expect(own(rows)).toEqual(['Can', 'Cumhur', 'Çınar', 'Demir']);
  });
});

/** Writes rows one after another, so that each is younger than the one before. */
async function write(table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const { data } = succeed(await service.from(table).insert(row).select('id').single());
    ids[`${table} ${String(row.title)}`] = Number(data?.id);
  }
}

async function list(query: PromiseLike<{ data: unknown; error: unknown }>): Promise<Row[]> {
  return succeed(await query).data as Row[];
}

/** The names of the rows that this file wrote, in the order of the answer. */
function own(rows: readonly Row[]): string[] {
  return rows
    .map((row) => String(row.title ?? row.business_name))
    .filter((name) => name.startsWith(title('')))
    .map((name) => name.slice(title('').length));
}
