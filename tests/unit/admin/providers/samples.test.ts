import { expect, test } from 'vitest';
import { readSampleRows } from '../../../../admin/providers/samples';
import { FakeBackend } from './fake-backend';

test('what is still sample content is one request, whatever the number of tables', async () => {
  const backend = await FakeBackend.signedIn();
  const rows = [{ id: 3, full_name: 'Ayda Kestaneli' }];
  backend.answer = () => ({ body: [{ resource: 'board_members', total: 7, first_rows: rows }] });
  expect(await readSampleRows(backend.client)).toEqual([{ table: 'board_members', total: 7, rows }]);
  expect(backend.requests).toHaveLength(1);
  expect(await backend.lastRequest()).toMatchObject({ path: '/rest/v1/rpc/sample_rows' });
});

test('a refusal is an error in Turkish', async () => {
  const backend = await FakeBackend.signedIn();
  backend.answer = () => ({ status: 403, body: { code: '42501', message: 'only administrators do this' } });
  await expect(readSampleRows(backend.client)).rejects.toMatchObject({ code: '42501', statusCode: 403 });
});
