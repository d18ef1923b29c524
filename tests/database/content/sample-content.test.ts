import { describe, expect, it } from 'vitest';
import { resources } from '../../../admin/resources/index';
import { type Row, useDatabase } from '../support/database-fixture';
import { useHistory } from '../support/history';
import { TABLE_RULES } from '../support/role-matrix';

const database = useDatabase();
const { change, stored, ofRow, recent, call } = useHistory(database);
const DAY = { title: 'Çay', date: '2026-01-20' };

interface Samples {
  resource: string;
  total: number;
  first_rows: Row[];
}
const samples = (args: Row = {}) => call<Samples[]>('sample_rows', args);

/** Adds a row of sample content, as the seed does. */
async function addSample(table: string, row: Row): Promise<number> {
  const sample = { ...row, is_sample: true };
  if (table === 'settings') {
    await database.service.from(table).update(sample).eq('id', 1).throwOnError();
    return 1;
  }
  const { data } = await database.service.from(table).insert(sample).select('id').single().throwOnError();
  return Number(data.id);
}

const isSample = async (table: string, id: number) => (await stored(table, id))?.is_sample;

it.each(resources.map(({ table }) => table))(
  'sample content of %s is listed until an administrator edits it; the server’s writes do not count, and only it marks',
  async (table) => {
    const { existing, change: changes } = TABLE_RULES[table];
    const id = await addSample(table, existing);
    const listed = async () => (await samples()).find(({ resource }) => resource === table);
    expect(await listed()).toMatchObject({ total: 1, first_rows: [{ id, is_sample: true }] });
    await database.service.from(table).update(changes).eq('id', id).throwOnError();
    const unmarking = database.as.admin.from(table).update({ is_sample: false }).eq('id', id);
    expect((await unmarking).error?.code).toBe('42501');
    expect(await isSample(table, id)).toBe(true);
    await change(table, id, changes);
    expect([await listed(), await isSample(table, id)]).toEqual([undefined, false]);
  },
);

describe('the mark of sample content', () => {
  it('stays when a row gets another place in its list', async () => {
    const id = await addSample('member_perks', { business_name: 'Kuytu Kahve' });
    await change('member_perks', id, { idx: 10 });
    expect(await isSample('member_perks', id)).toBe(true);
  });
});

describe('the history of sample content', () => {
  it('shows no change of the mark beside the others, and has no entry for one alone', async () => {
    const id = await addSample('calendar', DAY);
    await change('calendar', id, { title: 'Kahve' });
    const values = { before: { title: 'Çay' }, after: { title: 'Kahve' } };
    expect((await ofRow('calendar', id))[0]).toMatchObject(values);
    expect((await recent())[0]).toMatchObject({ changed_columns: ['title'], ...values });
    const other = await addSample('calendar', DAY);
    await change('calendar', other, { title: DAY.title });
    expect(await isSample('calendar', other)).toBe(false);
    expect(await ofRow('calendar', other)).toHaveLength(1);
  });
});
