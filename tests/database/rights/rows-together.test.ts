import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { byRole, ROLES, type Role, type Row, useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';

const database = useDatabase();
const { add, seen, stored, ofRow, call, undo, latest, refusal, trash } = useHistory(database);

interface Step {
  id?: number | null;
  version?: string;
  values: Row | null;
}
interface Written {
  id: number;
  updated_at: string | null;
}

const args = (resource: string, rows: readonly Step[], key: string = randomUUID()) => ({
  ...{ key, resource, rows: JSON.stringify(rows) },
});

/** Writes rows and gives what was written, or the code of the refusal. */
async function write(role: Role, resource: string, rows: readonly Step[], key?: string) {
  const { data, error } = await database.as[role].rpc('write_together', args(resource, rows, key));
  return error ? error.code : (data as Written[]);
}

async function writtenBy(
  role: Role,
  resource: string,
  rows: readonly Step[],
  key?: string,
): Promise<Written[]> {
  const answer = await write(role, resource, rows, key);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

async function versionOf(table: string, id: number): Promise<string> {
  const { data } = await database.as.admin.from(table).select('updated_at').eq('id', id).single();
  return String(data?.updated_at);
}

const day = (date: string): Step => ({ values: { title: 'Koro provası', date, series_id: SERIES } });
const SERIES = '2f1c9f3a-4ad0-43b1-9c0e-1f0f2b7d5c22';

beforeEach(async () => {
  await database.sql`delete from board_members`;
});

describe('rows that are written together', () => {
  it('are added, changed and deleted in one transaction, in their order', async () => {
    const [first, second] = [
      await add('calendar', { title: 'Bir', date: '2026-12-01' }),
      await add('calendar', { title: 'İki', date: '2026-12-02' }),
    ];
    const version = await versionOf('calendar', first);
    const written = await writtenBy('admin', 'calendar', [
      { id: first, version, values: { title: 'Birinci' } },
      { id: second, values: null },
      day('2026-12-08'),
    ]);
    expect(written.map(({ updated_at: at }) => at !== null)).toEqual([true, false, true]);
    expect(await seen('calendar', 'date,title')).toEqual([
      { date: '2026-12-01', title: 'Birinci' },
      { date: '2026-12-08', title: 'Koro provası' },
    ]);
    const entries = await Promise.all(written.map(({ id }) => ofRow('calendar', id)));
    expect(new Set(entries.map(([entry]) => entry?.transaction)).size).toBe(1);
    expect(entries.map(([entry]) => entry?.operation)).toEqual(['update', 'delete', 'insert']);
  });

  it('are taken back whole, by their transaction or as those that were written', async () => {
    const kept = await add('calendar', { title: 'Bir', date: '2026-12-01' });
    const before = await stored('calendar', kept);
    const steps = [{ id: kept, values: { series_id: SERIES } }, day('2026-12-08'), day('2026-12-15')];
    const written = await writtenBy('admin', 'calendar', steps);
    await undo(...(await Promise.all(written.map(({ id }) => latest('calendar', id)))));
    expect(await seen('calendar', 'date')).toEqual([{ date: '2026-12-01' }]);
    expect(await stored('calendar', kept)).toEqual(before);

    await writtenBy('admin', 'calendar', steps);
    const [entry] = await ofRow('calendar', kept);
    await call('undo_transaction', { transaction: entry?.transaction });
    expect(await seen('calendar', 'date')).toEqual([{ date: '2026-12-01' }]);
    expect(await stored('calendar', kept)).toEqual(before);
  });

  it('go to the trash together, and come back as the series that they were', async () => {
    const ids = (await writtenBy('admin', 'calendar', [day('2026-12-08'), day('2026-12-15')])).map(
      ({ id }) => id,
    );
    await writtenBy(
      'admin',
      'calendar',
      ids.map((id) => ({ id, values: null })),
    );
    expect((await trash()).map(({ row_id }) => row_id).sort()).toEqual([...ids].sort());
    const [entry] = await ofRow('calendar', ids[0] ?? 0);
    await call('undo_transaction', { transaction: entry?.transaction });
    expect(await seen('calendar', 'date,series_id')).toEqual([
      { date: '2026-12-08', series_id: SERIES },
      { date: '2026-12-15', series_id: SERIES },
    ]);
  });

  it.each([
    ['breaks a constraint', { values: { title: '', date: '2026-12-15' } }, '23514'],
    ['is gone', { id: 987_654, values: { title: 'Yok' } }, 'PT410'],
    [
      'has a column that nobody writes',
      { values: { title: 'A', date: '2026-12-15', created_at: '2020-01-01' } },
      '42501',
    ],
    ['has a column that is none', { values: { title: 'A', date: '2026-12-15', yok: 1 } }, '42703'],
  ])('are none when one %s', async (_what, step, code) => {
    expect(await write('admin', 'calendar', [day('2026-12-08'), step])).toBe(code);
    expect(await seen('calendar', 'date')).toEqual([]);
  });

  it('are none when one was changed since it was read', async () => {
    const id = await add('calendar', { title: 'Bir', date: '2026-12-01' });
    const version = await versionOf('calendar', id);
    await database.as.admin.from('calendar').update({ title: 'Ara' }).eq('id', id);
    for (const values of [{ title: 'Birinci' }, null])
      expect(
        await refusal(
          'admin',
          'write_together',
          args('calendar', [day('2026-12-08'), { id, version, values }]),
        ),
      ).toEqual([412, 'PT412']);
    expect(await seen('calendar', 'title')).toEqual([{ title: 'Ara' }]);
  });

  it('are at least one and at most a hundred', async () => {
    expect(await write('admin', 'calendar', [])).toBe('PT400');
    const many = Array.from({ length: 101 }, () => day('2026-12-08'));
    expect(await write('admin', 'calendar', many)).toBe('PT400');
    expect(await writtenBy('admin', 'calendar', many.slice(1))).toHaveLength(100);
  });

  it('get an address of their own where another row has theirs', async () => {
    await add('events', { title: 'Konser', slug: 'konser' });
    const [written] = await writtenBy('admin', 'events', [
      { values: { title: 'Konser', slug: 'konser', published_at: null } },
    ]);
    expect((await stored('events', written?.id ?? 0))?.slug).toMatch(/^konser-[0-9a-f]{4}$/);
  });
});

describe('a request whose answer was lost', () => {
  it('writes once when it is sent again, and gets the same answer', async () => {
    const key = randomUUID();
    const steps = [day('2026-12-08'), day('2026-12-15')];
    const first = await writtenBy('admin', 'calendar', steps, key);
    expect(await writtenBy('admin', 'calendar', steps, key)).toEqual(first);
    expect(await seen('calendar', 'date')).toHaveLength(2);
  });

  it('writes once when both are under way', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => writtenBy('admin', 'calendar', [day('2026-12-08')], key)),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(await seen('calendar', 'date')).toHaveLength(1);
  });

  it('is not answered for another person, another table, or a key of a single row', async () => {
    const key = randomUUID();
    await writtenBy('admin', 'calendar', [day('2026-12-08')], key);
    expect(await write('secondStep', 'calendar', [day('2026-12-15')], key)).toBe('PT423');
    expect(await write('admin', 'announcements', [{ values: { title: 'Başka' } }], key)).toBe('PT423');
    const single = randomUUID();
    const { error } = await database.as.admin
      .from('calendar')
      .insert({ title: 'Tek', date: '2026-12-01' })
      .setHeader('x-save-key', single);
    expect(error).toBeNull();
    expect(await write('admin', 'calendar', [day('2026-12-15')], single)).toBe('PT423');
    expect(await seen('calendar', 'date')).toEqual([{ date: '2026-12-01' }, { date: '2026-12-08' }]);
  });
});

/** What each role may do with several rows: all four operations are those of the table’s own policies. */
describe.each(ROLES)('%s', (role) => {
  const may = byRole({ visitor: 'nothing', member: 'nothing', writer: 'drafts', admin: 'all' } as const)[
    role
  ];
  const event = (slug: string, published_at: string | null = null): Row => ({
    title: 'Konser',
    slug,
    published_at,
  });
  const PUBLISHED = '2020-01-01T09:00:00Z';
  const refused = ['42501', 'PT410'];

  it('adds several drafts only with a right to drafts, and published rows only as an administrator', async () => {
    const drafts = await write(role, 'events', [{ values: event('bir') }, { values: event('iki') }]);
    expect(Array.isArray(drafts)).toBe(may !== 'nothing');
    const published = await write(role, 'events', [
      { values: event('uc') },
      { values: event('dort', PUBLISHED) },
    ]);
    expect(Array.isArray(published)).toBe(may === 'all');
  });

  it('changes and reads what the policies let it, and deletes only as an administrator', async () => {
    const [draft, published] = [
      await add('events', event('taslak')),
      await add('events', event('yayin', PUBLISHED)),
    ];
    const change = (id: number) => write(role, 'events', [{ id, values: { location: 'Avlu' } }]);
    const [ofDraft, ofPublished] = [await change(draft), await change(published)];
    expect(Array.isArray(ofDraft) || refused.includes(ofDraft)).toBe(true);
    expect(Array.isArray(ofDraft)).toBe(may !== 'nothing');
    expect(Array.isArray(ofPublished)).toBe(may === 'all');
    const deletion = await write(role, 'events', [{ id: draft, values: null }]);
    expect(Array.isArray(deletion)).toBe(may === 'all');
    expect((await stored('events', draft)) === undefined).toBe(may === 'all');
  });

  it('touches a table without drafts only as an administrator', async () => {
    const id = await add('calendar', { title: 'Bir', date: '2026-12-01' });
    for (const step of [day('2026-12-08'), { id, values: { title: 'İki' } }, { id, values: null }])
      expect(Array.isArray(await write(role, 'calendar', [step]))).toBe(may === 'all');
  });

  it('reads the series of the events that it may read', async () => {
    await add('events', { ...event('dizi'), series_id: SERIES });
    await add('events', { ...event('acik-dizi', PUBLISHED), series_id: SERIES });
    const read = (await seen('events', 'slug', role)).map(({ slug }) => slug);
    expect(read).toEqual(may === 'nothing' ? ['acik-dizi'] : ['acik-dizi', 'dizi']);
  });
});

describe('a new term of the board', () => {
  const member = (full_name: string, term_from: string, term_to: string | null = null): Row => ({
    full_name,
    term_from,
    term_to,
  });

  it('that begins later is seen from its first day on, and the one before until then', async () => {
    const { sql } = database;
    const [today] = await sql<{ day: string; next: string }[]>`
      select ((now() at time zone 'Europe/Istanbul')::date)::text as day,
        ((now() at time zone 'Europe/Istanbul')::date + 1)::text as next`;
    const id = await add('board_members', member('Eski Üye', '2020-02-15'));
    await writtenBy('admin', 'board_members', [
      { id, values: { term_to: today?.day ?? '' } },
      { values: member('Yeni Üye', today?.next ?? '') },
    ]);
    expect(await seen('board_members', 'full_name')).toEqual([{ full_name: 'Eski Üye' }]);
    expect(await seen('board_members', 'full_name', 'admin')).toEqual([
      { full_name: 'Eski Üye' },
      { full_name: 'Yeni Üye' },
    ]);
    // A day later.
    await sql`update board_members set term_from = term_from - 1, term_to = term_to - 1 where id > 0`;
    expect(await seen('board_members', 'full_name,term_to')).toEqual([
      { full_name: 'Eski Üye', term_to: expect.any(String) as string },
      { full_name: 'Yeni Üye', term_to: null },
    ]);
  });

  it('is taken back whole: the new members go, and the former ones have no end again', async () => {
    const id = await add('board_members', member('Eski Üye', '2020-02-15'));
    const [, added] = await writtenBy('admin', 'board_members', [
      { id, values: { term_to: '2026-02-14' } },
      { values: member('Yeni Üye', '2026-02-15') },
    ]);
    const [entry] = await ofRow('board_members', added?.id ?? 0);
    await call('undo_transaction', { transaction: entry?.transaction });
    expect(await seen('board_members', 'full_name,term_to', 'admin')).toEqual([
      { full_name: 'Eski Üye', term_to: null },
    ]);
  });
});
