import { describe, expect, it } from 'vitest';
import { ROLES, useDatabase } from './support/database-fixture';
import { EXISTING, MAX_BYTES, OVERWRITABLE, PICTURE_FOLDERS, useMedia } from './support/media';
import { sampleFile } from './support/sample-files';

const database = useDatabase();
const { media, expectRefusal, storedNames, version } = useMedia(database);

describe('nobody but an administrator', () => {
  describe.each(['visitor', 'member'] as const)('(%s)', (role) => {
    it.each([
      ...PICTURE_FOLDERS.map((folder) => [`${folder}/1700000000002-davetsiz.png`, 'image/png'] as const),
      ['bulletins/1700000000002-davetsiz.pdf', 'application/pdf'] as const,
    ])('uploads %s', async (name, type) => {
      await expectRefusal(role, name, type);
    });

    it('overwrites a file', async () => {
      const before = await version(OVERWRITABLE);
      await expectRefusal(role, OVERWRITABLE, 'image/png', { upsert: true });
      const { error } = await media(role).update(OVERWRITABLE, await sampleFile('image/png'), {
        contentType: 'image/png',
      });
      expect(error).not.toBeNull();
      expect(await version(OVERWRITABLE)).toBe(before);
    });

    it('lists files', async () => {
      const { data } = await media(role).list('announcements');
      expect(data ?? []).toEqual([]);
    });

    it('deletes a file', async () => {
      await media(role).remove([EXISTING]);
      expect(await storedNames()).toContain(EXISTING);
    });

    it('moves or copies a file', async () => {
      expect((await media(role).move(EXISTING, 'events/1700000000003-tasinan.png')).error).not.toBeNull();
      expect((await media(role).copy(EXISTING, 'events/1700000000003-kopya.png')).error).not.toBeNull();
      expect(await storedNames()).toEqual([OVERWRITABLE, EXISTING].sort());
    });

    it('touches buckets', async () => {
      const { storage } = database.as[role];
      expect((await storage.createBucket('baska', { public: true })).error).not.toBeNull();
      await storage.updateBucket('media', { public: true, fileSizeLimit: null });
      await storage.emptyBucket('media');
      await storage.deleteBucket('media');
      expect(await storedNames()).toHaveLength(2);
      const [bucket] =
        await database.sql`select file_size_limit::int as size from storage.buckets where id = 'media'`;
      expect(bucket).toEqual({ size: MAX_BYTES });
    });
  });
});

describe('an administrator', () => {
  it('lists files', async () => {
    const { data } = await media('admin').list('announcements');
    expect(JSON.stringify(data)).toContain('1700000000000-mevcut.png');
  });

  it('deletes files', async () => {
    expect((await media('admin').remove([EXISTING])).error).toBeNull();
    expect(await storedNames()).toEqual([OVERWRITABLE]);
  });
});

it.each(ROLES)('everyone reads a file by its address: %s', async (role) => {
  const { publicUrl } = media(role).getPublicUrl(EXISTING).data;
  const response = await fetch(publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(await response.arrayBuffer()).toEqual(await sampleFile('image/png'));
});
