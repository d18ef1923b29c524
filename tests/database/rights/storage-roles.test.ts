import { beforeEach, describe, expect, it } from 'vitest';
import { ROLES, useDatabase } from '../support/database-fixture';
import { BUCKET_BYTES, EXISTING, OVERWRITABLE, PICTURE_FOLDERS, useMedia } from '../support/media';
import { sampleFile } from '../support/sample-files';

const database = useDatabase();
const { media, expectUpload, expectRefusal, storedNames, version } = useMedia(database);

const FOLDERS = [
  ...PICTURE_FOLDERS.map((folder) => [folder, 'image/png', 'png'] as const),
  ['bulletins', 'application/pdf', 'pdf'] as const,
];
/** The one folder whose files may be overwritten. */
const OVERWRITABLE_FOLDER = 'alumni_news';
const WITHOUT_RIGHTS = ['visitor', 'member', 'firstStep'] as const;
const ADMINISTRATORS = ['admin', 'secondStep'] as const;

describe.each(FOLDERS)('%s', (folder, contentType, extension) => {
  const present = `${folder}/1700000000008-duran.${extension}`;
  const added = `${folder}/1700000000009-yeni.${extension}`;

  beforeEach(() => expectUpload('admin', present, contentType));

  it.each(WITHOUT_RIGHTS)('refuses uploads, lists and deletions by %s', async (role) => {
    const before = await version(present);
    await expectRefusal(role, added, contentType);
    await expectRefusal(role, present, contentType, { upsert: true });
    const overwriting = media(role).update(present, await sampleFile(contentType), { contentType });
    expect((await overwriting).error).not.toBeNull();
    expect(await version(present)).toBe(before);
    expect((await media(role).list(folder)).data ?? []).toEqual([]);
    await media(role).remove([present]);
    expect(await storedNames()).toContain(present);
  });

  it.each(ADMINISTRATORS)('permits uploads, lists and deletions by %s', async (role) => {
    await expectUpload(role, added, contentType);
    expect(JSON.stringify((await media(role).list(folder)).data)).toContain('1700000000008-duran');
    const overwriting = media(role).update(present, await sampleFile(contentType), { contentType });
    expect((await overwriting).error === null).toBe(folder === OVERWRITABLE_FOLDER);
    expect((await media(role).remove([present, added])).error).toBeNull();
    expect(await storedNames()).not.toContain(present);
    expect(await storedNames()).not.toContain(added);
  });
});

describe.each(WITHOUT_RIGHTS)('%s never', (role) => {
  it('moves or copies a file', async () => {
    expect((await media(role).move(EXISTING, 'events/1700000000003-tasinan.png')).error).not.toBeNull();
    expect((await media(role).copy(EXISTING, 'events/1700000000003-kopya.png')).error).not.toBeNull();
    expect(await storedNames()).toEqual([OVERWRITABLE, EXISTING].sort());
  });

  it('changes buckets', async () => {
    const { storage } = database.as[role];
    expect((await storage.createBucket('baska', { public: true })).error).not.toBeNull();
    await storage.updateBucket('media', { public: true, fileSizeLimit: null });
    await storage.emptyBucket('media');
    await storage.deleteBucket('media');
    expect(await storedNames()).toHaveLength(2);
    const [bucket] =
      await database.sql`select file_size_limit::int as size from storage.buckets where id = 'media'`;
    expect(bucket).toEqual({ size: BUCKET_BYTES });
  });
});

it.each(ROLES)('everyone reads a file by its address: %s', async (role) => {
  const { publicUrl } = media(role).getPublicUrl(EXISTING).data;
  const response = await fetch(publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(await response.arrayBuffer()).toEqual(await sampleFile('image/png'));
});
