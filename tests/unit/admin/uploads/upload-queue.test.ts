// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { removeAbandonedUploads } from '../../../../admin/uploads/remove-abandoned';
import { removeUnused } from '../../../../admin/uploads/remove-unused';
import type { Prepare } from '../../../../admin/uploads/prepared-file';
import { createUploadQueue, type UploadItem } from '../../../../admin/uploads/upload-queue';
import { fakeStorage } from './fake-storage';

vi.mock(
  '../../../../admin/providers/supabase-client',
  async () => (await import('./fake-storage')).fakeClient,
);

const prepare: Prepare = (chosen) => Promise.resolve({ body: chosen, type: 'image/webp', extension: 'webp' });
const files = (...names: string[]) => names.map((name) => new File([name], name));

function newQueue(recover?: (failure: unknown) => Promise<boolean>) {
  const seen = {
    items: [] as readonly UploadItem[],
    stored: [] as string[][],
    running: 0,
    known: [] as string[],
  };
  const queue = createUploadQueue({ folder: 'events' });
  queue.serve({
    ledger: {
      begin: () => {
        seen.running += 1;
        return () => (seen.running -= 1);
      },
      add: (address) => seen.known.push(address),
    },
    onChange: (items) => (seen.items = items),
    onStored: (addresses) => seen.stored.push([...addresses]),
    ...(recover && { recover }),
  });
  return { queue, seen };
}

const nameIn = ({ url }: { url: string }) => url.split('/').at(-1);
const namesIn = (addresses: readonly string[][]) =>
  addresses.map((some) => some.map((address) => nameIn({ url: address })));

beforeEach(() => fakeStorage.reset());

test('addresses arrive in the order in which the files were chosen', async () => {
  const { queue, seen } = newQueue();
  queue.add(files('a.png', 'b.png'), prepare);
  const [first, second] = [await fakeStorage.sent(1), await fakeStorage.sent(2)];
  second.answer(200);
  await vi.waitFor(() => expect(seen.items[1]?.state.phase).toBe('stored'));
  expect(seen.stored).toEqual([]);
  first.answer(200);
  await vi.waitFor(() => expect(namesIn(seen.stored)).toEqual([[nameIn(first), nameIn(second)]]));
  expect(seen).toMatchObject({ items: [], running: 0 });
  expect(seen.known).toHaveLength(2);
});

test('a failed file does not hold up the others, keeps its position and can be retried', async () => {
  const { queue, seen } = newQueue();
  queue.add(files('a.png', 'b.png'), prepare);
  (await fakeStorage.sent(1)).answer(0);
  const second = await fakeStorage.sent(2);
  second.answer(200);
  await vi.waitFor(() => expect(namesIn(seen.stored)).toEqual([[nameIn(second)]]));
  const [failed] = seen.items;
  expect(failed).toMatchObject({ file: { name: 'a.png' }, state: { phase: 'failed' } });

  queue.retry(failed?.key ?? '');
  const again = await fakeStorage.sent(3);
  expect(nameIn(again)).not.toBe(nameIn(fakeStorage.requests[0] ?? again));
  again.answer(200);
  await vi.waitFor(() => expect(namesIn(seen.stored)).toEqual([[nameIn(second)], [nameIn(again)]]));
  expect(seen.items).toEqual([]);
});

test('cancelling one file leaves the others, and cancelling all stops every upload', async () => {
  const { queue, seen } = newQueue();
  queue.add(files('a.png', 'b.png', 'c.png'), prepare);
  await fakeStorage.sent(2);
  queue.cancel(seen.items[0]?.key ?? '');
  expect(seen.items.map(({ file }) => file.name)).toEqual(['b.png', 'c.png']);
  await fakeStorage.sent(3);
  queue.cancelAll();
  await vi.waitFor(() => expect(seen.running).toBe(0));
  expect(fakeStorage.requests.every(({ isAborted }) => isAborted)).toBe(true);
  expect(seen).toMatchObject({ stored: [], known: [] });
});

test('a failure whose cause was removed is retried without choosing the file again', async () => {
  const recover = vi.fn(() => Promise.resolve(true));
  const { queue, seen } = newQueue(recover);
  queue.add(files('a.png'), prepare);
  (await fakeStorage.sent(1)).answer(401);
  (await fakeStorage.sent(2)).answer(200);
  await vi.waitFor(() => expect(seen.stored).toHaveLength(1));
  expect(recover).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Oturum bulunamadı. Lütfen giriş yapın.' }),
  );

  queue.add(files('b.png'), prepare);
  (await fakeStorage.sent(3)).answer(401);
  (await fakeStorage.sent(4)).answer(401);
  await vi.waitFor(() => expect(seen.items[0]?.state.phase).toBe('failed'));
  expect(recover).toHaveBeenCalledTimes(2);
});

const FOLDER = '/storage/v1/object/public/media/announcements';
const MEMORY = 'dernek-yuklemeler';
const remembered = (...names: string[]) =>
  names.map((name) => ({ address: `${FOLDER}/${name}`, uploadedAt: 0, page: 'gone' }));
const memory = () => window.localStorage.getItem(MEMORY) ?? '';

test('the next start removes the uploads of a lost form but nothing that a row, a kept version or a draft shows', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('lost.webp', 'saved.webp', 'draft.webp')));
  window.localStorage.setItem('taslak', JSON.stringify({ cover_url: `${FOLDER}/draft.webp` }));
  fakeStorage.database.shown = ['announcements/saved.webp'];
  await removeAbandonedUploads();
  expect(fakeStorage.removed).toEqual(['announcements/lost.webp']);
  expect(JSON.parse(memory())).toEqual(remembered('draft.webp'));
});

test('nothing is removed and everything stays listed when the database cannot be asked', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('lost.webp')));
  fakeStorage.database.isAway = true;
  await removeAbandonedUploads();
  expect(fakeStorage.removed).toEqual([]);
  expect(JSON.parse(memory())).toEqual(remembered('lost.webp'));
});

test('a form that closes with a stored draft keeps the draft’s files', async () => {
  window.localStorage.setItem('taslak', JSON.stringify({ cover_url: `${FOLDER}/draft.webp` }));
  expect(await removeUnused([`${FOLDER}/draft.webp`, `${FOLDER}/lost.webp`])).toBeNull();
  expect(fakeStorage.removed).toEqual(['announcements/lost.webp']);
  expect(memory()).toContain('draft.webp');
});

test('a file that another row shows stays, and is no longer listed as unsaved', async () => {
  window.localStorage.setItem(MEMORY, JSON.stringify(remembered('shared.webp')));
  fakeStorage.database.shown = ['announcements/shared.webp'];
  expect(await removeUnused([`${FOLDER}/shared.webp`])).toBeNull();
  expect(fakeStorage.removed).toEqual([]);
  expect(memory()).toBe('');
});

test.each([
  [
    'of a hosted project are removed when an administrator comes',
    'https://ornek.supabase.co',
    ['events/old.webp'],
  ],
  ['of the embedded backend are left to its server', window.location.origin, []],
])('old files %s', async (_, origin, removed) => {
  Object.assign(fakeStorage.database, { origin, old: ['events/old.webp'] });
  await removeAbandonedUploads();
  expect(fakeStorage.removed).toEqual(removed);
});
