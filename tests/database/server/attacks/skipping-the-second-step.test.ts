import { beforeEach, expect, test } from 'vitest';
import { type Role, useDatabase } from '../../support/database-fixture';
import { sampleFile } from '../../support/sample-files';

/** What an attacker gains who knows an administrator's password but not the second step. */
const EVERYTHING = { read: 1, inserted: 201, changed: 1, uploaded: true, isAdmin: true, deleted: 1 };
const NOTHING = { read: 0, inserted: 403, changed: 0, uploaded: false, isAdmin: false, deleted: 0 };

const database = useDatabase();
let draft = 0;

beforeEach(async () => {
  const [row] = await database.sql<{ id: number }[]>`
    insert into public.announcements (title) values ('Taslak') returning id`;
  draft = row?.id ?? 0;
});

/** Tries everything that an administrator may do. */
async function attack(role: Role) {
  const client = database.as[role];
  const rows = () => client.from('announcements');
  const countOf = ({ data }: { data: unknown[] | null }) => data?.length ?? 0;
  const contentType = 'image/png';
  const name = `events/1700000000002-${crypto.randomUUID()}.png`;
  const upload = client.storage.from('media').upload(name, await sampleFile(contentType), { contentType });
  return {
    read: countOf(await rows().select().eq('id', draft)),
    inserted: (await client.from('calendar').insert({ title: 'x', date: '2026-05-01' })).status,
    changed: countOf(await rows().update({ title: 'Ele geçti' }).eq('id', draft).select()),
    uploaded: (await upload).error === null,
    isAdmin: (await client.rpc('is_admin')).data,
    deleted: countOf(await rows().delete().eq('id', draft).select()),
  };
}

test('a first-step token reads no draft, changes no row and writes no file', async () => {
  expect(await attack('firstStep')).toEqual(NOTHING);
  expect(await database.sql`select from storage.objects`).toHaveLength(0);
});

test.each(['secondStep', 'admin'] as const)('%s, who has passed all steps, does everything', async (role) => {
  expect(await attack(role)).toEqual(EVERYTHING);
});
