import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Row } from '../fixtures/untyped-client';
import { eraseHistory, MARK, MARK_IN_NAMES, succeed } from './support/own-things';
import { freeMonth, newClient, project, service, signIn } from './support/project';

const title = `${MARK} yazma`;
const slug = `${MARK_IN_NAMES}-yazma-${Date.now()}`;
const pdf = (name: string) => `/storage/v1/object/public/media/bulletins/${MARK_IN_NAMES}-${name}.pdf`;

const ROWS: readonly (readonly [string, Row, Row])[] = [
  ['announcements', { title, body: 'Metin', published_at: null }, { lead: 'Giriş' }],
  ['events', { title, slug, published_at: null }, { location: 'Avlu' }],
  ['calendar', { title, date: '2100-12-31' }, { date: '2100-12-30' }],
  ['alumni_news', { title, slug, published_at: null }, { description: 'Haber' }],
  ['member_perks', { business_name: title, published_at: null }, { discount: 'Yüzde 10' }],
];

let admin: Client;
let member: Client;
beforeAll(async () => {
  admin = (await signIn(project.admin)).client;
  member = (await signIn(project.member)).client;
});

describe('an administrator', () => {
  it.each(ROWS)('inserts, changes and deletes a row of %s by its id', async (table, row, change) => {
    const { data: inserted } = succeed(await admin.from(table).insert(row).select().single());
    expect(inserted).toMatchObject(row);
    const id = idOf(inserted);
    const { data: changed } = succeed(await admin.from(table).update(change).eq('id', id).select());
    expect(changed).toEqual([expect.objectContaining({ ...row, ...change, id })]);
    const { data: deleted } = succeed(await admin.from(table).delete().eq('id', id).select('id'));
    expect(deleted).toEqual([{ id }]);
    expect(succeed(await admin.from(table).select('id').eq('id', id)).data).toEqual([]);
  });

  it('replaces the bulletin of a month by an upsert on year and month, and deletes it by its id', async () => {
    const month = await freeMonth();
    const write = (name: string) =>
      admin
        .from('bulletins')
        .upsert({ ...month, pdf_url: pdf(name) }, { onConflict: 'year,month' })
        .select()
        .single();
    const { data: first } = succeed(await write('bir'));
    const { data: second } = succeed(await write('iki'));
    const id = idOf(first);
    expect(second).toMatchObject({ id, ...month, pdf_url: pdf('iki') });
    const { data: deleted } = succeed(await admin.from('bulletins').delete().eq('id', id).select('id'));
    expect(deleted).toEqual([{ id }]);
    await eraseHistory(admin, 'bulletins', id);
  });
});

describe.each(['a visitor', 'a member who is no administrator'])('%s', (who) => {
  const client = () => (who === 'a visitor' ? newClient() : member);

  it.each(ROWS)('neither inserts nor changes nor deletes a row of %s', async (table, row, change) => {
    const { data: inserted } = succeed(await service.from(table).insert(row).select('*').single());
    const id = idOf(inserted);
    try {
      expect((await client().from(table).insert(row)).error?.code).toBe('42501');
      // Row-level security hides the row, or the role lacks the right altogether.
      await client().from(table).update(change).eq('id', id);
      await client().from(table).delete().eq('id', id);
      expect(succeed(await service.from(table).select('*').eq('id', id)).data).toEqual([inserted]);
    } finally {
      await service.from(table).delete().eq('id', id);
    }
  });

  it('makes nobody an administrator', async () => {
    const id = project.member.id;
    await client().from('profiles').update({ is_admin: true }).eq('user_id', id);
    const { data } = succeed(await service.from('profiles').select('is_admin').eq('user_id', id));
    expect(data).toEqual([{ is_admin: false }]);
  });
});

function idOf(row: object | null): number {
  return Number(Reflect.get(row ?? {}, 'id'));
}
