// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { useCsvImport } from '../../../../../admin/crud/csv/use-csv-import';
import { readCsv } from '../../../../../admin/crud/csv/read-file';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { fakeBackend } from '../../support/fake-backend';
import { renderHook } from '../../support/render-hook';

vi.mock(
  '../../../../../admin/providers/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);

test('imported rows are written without what a body must not contain', async () => {
  const backend = fakeBackend([]);
  const hook = await renderHook(() => useCsvImport(alumniNews), backend);
  const table = 'Başlık;Metin\nKitap;<p>Yeni kitap</p><script>alert(1)</script>\n';
  const preview = await readCsv(alumniNews, table);
  await hook.does(({ run }) => run(preview, new Set()));
  expect(backend.writes).toMatchObject([{ kind: 'create', values: { description: '<p>Yeni kitap</p>' } }]);
});
