// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { files as library, type LibraryFile } from '../../../../../admin/data/files';
import type { Prepare } from '../../../../../admin/fields/uploads/failure';
import { createUploads, type UploadItem } from '../../../../../admin/fields/uploads/use-uploads';
import { fakeStorage } from './fake-storage';
import { waitUntil } from '../../../../fixtures/wait-until';

vi.mock('../../../../../admin/data/supabase-client', async () => (await import('./fake-storage')).fakeClient);
vi.mock('tus-js-client', async (original) => ({
  ...(await original<object>()),
  Upload: (await import('./fake-storage')).FakeUpload,
}));

const file = new File(['resim'], 'Fotoğraf 1.PNG');
const prepare: Prepare = (chosen) => Promise.resolve({ body: chosen, type: 'image/webp', extension: 'webp' });

beforeEach(() => fakeStorage.reset());

test('a file whose bytes are there is offered instead of sent, and sent when the person wants it so', async () => {
  const twin = { id: 'events/1.webp', address: '/a.webp', title: 'Avlu.jpg', kind: 'image' } as LibraryFile;
  const read = vi.spyOn(library, 'read').mockResolvedValue({ files: [twin], total: 1 });
  const note = vi.spyOn(library, 'note').mockResolvedValue();
  const seen = { items: [] as readonly UploadItem[], stored: [] as string[][], running: 0 };
  const uploads = createUploads({ folder: 'events' });
  uploads.serve({
    begin: () => {
      seen.running += 1;
      return () => (seen.running -= 1);
    },
    recover: () => Promise.resolve(false),
    onChange: (items) => {
      seen.items = items;
    },
    onStored: (addresses) => seen.stored.push([...addresses]),
  });
  const offered = () =>
    waitUntil(() => {
      const state = seen.items[0]?.state;
      if (state?.phase !== 'known') throw new Error(state?.phase);
      return state;
    });
  uploads.add([file], prepare);
  const { twin: shown, accept } = await offered();
  expect(shown.title).toBe('Avlu.jpg');
  const source_hash = read.mock.calls[0]?.[0].hash;
  expect(source_hash).toMatch(/^[0-9a-f]{64}$/);
  expect([seen.running, fakeStorage.uploads]).toEqual([0, []]);
  accept();
  expect([seen.stored, seen.items]).toEqual([[['/a.webp']], []]);

  uploads.add([file], prepare);
  await offered();
  uploads.retry(seen.items[0]?.key ?? '');
  (await fakeStorage.begun(1)).succeed();
  await waitUntil(() => expect(seen.stored).toHaveLength(2));
  const [, [address = ''] = []] = seen.stored;
  expect(note).toHaveBeenCalledWith(address, { title: 'Fotoğraf 1.PNG', hash: source_hash, source_hash });
  vi.restoreAllMocks();
});
