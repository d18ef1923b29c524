import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { EXISTING, MAX_BYTES, OVERWRITABLE, PICTURE_FOLDERS, useMedia } from '../support/media';
import { type FileType, sampleFile } from '../support/sample-files';

const { media, expectUpload, expectRefusal, storedNames, version } = useMedia(useDatabase());

const PICTURES: Record<string, FileType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

describe('an administrator uploads', () => {
  it.each(PICTURE_FOLDERS)('a picture into %s', async (folder) => {
    await expectUpload('admin', `${folder}/1700000000001-yeni.png`, 'image/png');
  });

  it.each(Object.entries(PICTURES))('a .%s picture', async (extension, type) => {
    await expectUpload('admin', `events/1700000000001-yeni.${extension}`, type);
  });

  it('a PDF into bulletins', async () => {
    await expectUpload('admin', 'bulletins/1700000000001-kasim.pdf', 'application/pdf');
  });
});

describe('an administrator does not upload', () => {
  it.each([
    ['into an unknown folder', 'gizli/1700000000001-a.png', 'image/png'],
    ['into the root', '1700000000001-a.png', 'image/png'],
    ['into a folder inside a folder', 'events/alt/1700000000001-a.png', 'image/png'],
    ['a PDF among pictures', 'events/1700000000001-a.pdf', 'application/pdf'],
    ['a picture among bulletins', 'bulletins/1700000000001-a.png', 'image/png'],
    ['a name that claims another type', 'events/1700000000001-a.webp', 'image/png'],
    ['an extension that the browser runs', 'events/1700000000001-a.html', 'image/png'],
    ['two extensions', 'events/1700000000001-a.html.png', 'image/png'],
    ['an extension in capitals', 'events/1700000000001-a.PNG', 'image/png'],
    ['a name without an extension', 'events/1700000000001-a', 'image/png'],
    ['a name with blanks', 'events/1700000000001 a.png', 'image/png'],
    ['a hidden name', 'events/.a.png', 'image/png'],
  ] as const)('%s', async (_why, name, type) => {
    await expectRefusal('admin', name, type);
  });

  it.each(['image/svg+xml', 'text/html', 'application/octet-stream', 'image/bmp'])(
    'the type %s',
    async (contentType) => {
      const body = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>').buffer;
      const { error } = await media('admin').upload('events/1700000000001-a.png', body, { contentType });
      expect(error).not.toBeNull();
      expect(await storedNames()).toHaveLength(2);
    },
  );

  it('content that is not of the declared type', async () => {
    const body = new TextEncoder().encode('<script>alert(1)</script>').buffer;
    const { error } = await media('admin').upload('events/1700000000001-a.png', body, {
      contentType: 'image/png',
    });
    expect(error).not.toBeNull();
    expect(await storedNames()).toHaveLength(2);
  });

  it('more than 15 MiB', async () => {
    const body = new Uint8Array(MAX_BYTES + 1);
    body.set(new Uint8Array(await sampleFile('image/png')));
    const { error } = await media('admin').upload('events/1700000000001-a.png', body.buffer, {
      contentType: 'image/png',
    });
    expect(error).not.toBeNull();
    expect(await storedNames()).toHaveLength(2);
  });

  it('over an existing file, except a picture of alumni news', async () => {
    await expectRefusal('admin', EXISTING, 'image/png');
    await expectRefusal('admin', EXISTING, 'image/png', { upsert: true });
    const before = await version(OVERWRITABLE);
    const { error } = await media('admin').upload(OVERWRITABLE, await sampleFile('image/png'), {
      contentType: 'image/png',
      upsert: true,
    });
    expect(error).toBeNull();
    expect(await version(OVERWRITABLE)).not.toBe(before);
  });
});
