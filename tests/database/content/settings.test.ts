import { beforeEach, describe, expect, it } from 'vitest';
import sampleRows from '../../../supabase/seed/content/settings.json';
import { type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const IBAN = 'TR330006100519786457841326';

beforeEach(async () => {
  await database.sql`truncate public.settings`;
  await database.sql`insert into public.settings (association_name, founding_year) values ('Dernek', 1987)`;
});

const write = (fields: Row) =>
  database.as.admin.from('settings').update(fields).eq('id', 1).select('*').single();

it('the settings are one row that even the service adds none to', async () => {
  const second = { id: 2, association_name: 'Başka', founding_year: 1990 };
  const { error } = await database.service.from('settings').insert(second);
  expect(error?.message).toContain('"settings_id_range"');
});

describe('an IBAN', () => {
  it.each([
    [IBAN, IBAN],
    ['  ', null],
  ])('%j is stored as %j', async (iban, stored) => {
    expect((await write({ iban })).data).toMatchObject({ iban: stored });
  });

  it.each(['TR340006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26', 'DE89370400440532013000'])(
    '%s is refused, and its column named',
    async (iban) => {
      const { error } = await write({ iban });
      expect([error?.code, error?.message]).toEqual([
        '23514',
        expect.stringContaining('"settings_iban_format"'),
      ]);
    },
  );
});

it('sample settings end with the first edit, for which their IBAN has to go', async () => {
  const sample = { ...sampleRows[0], is_sample: true };
  await database.service.from('settings').update(sample).eq('id', 1).throwOnError();
  const refused = await write({ telephone: '+90 212 555 55 55' });
  expect(refused.error?.message).toContain('"settings_iban_format"');
  const { data } = await write({ telephone: '+90 212 555 55 55', iban: null });
  expect(data).toMatchObject({ is_sample: false, iban: null, bank: 'Örnek Bank' });
});

it('pages change when the announcement bar goes, by the requester’s clock', async () => {
  const until = new Date(Date.now() + 60_000);
  await write({ banner_text: 'Genel kurul', banner_until: until.toISOString() });
  const version = async (moment: Date) =>
    (await database.as.visitor.rpc('content_version', { moment: moment.toISOString() })).data;
  const before = await version(new Date(until.getTime() - 1000));
  expect(await version(new Date(until.getTime() - 500))).toBe(before);
  expect(await version(until)).not.toBe(before);
});
