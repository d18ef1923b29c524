import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { EXISTING, MAX_BYTES, OVERWRITABLE, useMedia } from '../support/media';
import { type FileType, sampleFile } from '../support/sample-files';

const { media, expectUpload, expectRefusal, storedNames, version } = useMedia(useDatabase());

describe('an administrator uploads', () => {
  it.each<[extension: string, type: FileType, folder: string]>([
    ['png', 'image/png', 'announcements/hero_bg'],
    ['jpg', 'image/jpeg', 'announcements'],
    ['jpeg', 'image/jpeg', 'events'],
    ['webp', 'image/webp', 'events/hero_bg'],
    ['avif', 'image/avif', 'alumni_news'],
    ['gif', 'image/gif', 'perks'],
    ['pdf', 'application/pdf', 'bulletins'],
  ])('a .%s file of the type %s into %s', async (extension, type, folder) => {
    await expectUpload('admin', `${folder}/1700000000001-yeni.${extension}`, type);
  });
});

describe('an administrator does not upload', () => {
  it.each<[why: string, name: string, type?: FileType]>([
    ['into an unknown folder', 'gizli/1700000000001-a.png'],
    ['into the root', '1700000000001-a.png'],
    ['into a folder inside a folder', 'events/alt/1700000000001-a.png'],
    ['a PDF among pictures', 'events/1700000000001-a.pdf', 'application/pdf'],
    ['a picture among bulletins', 'bulletins/1700000000001-a.png'],
    ['a name that claims another type', 'events/1700000000001-a.webp'],
    ['an extension that the browser runs', 'events/1700000000001-a.html'],
    ['two extensions', 'events/1700000000001-a.html.png'],
    ['an extension in capitals', 'events/1700000000001-a.PNG'],
    ['a name without an extension', 'events/1700000000001-a'],
    ['a name with blanks', 'events/1700000000001 a.png'],
    ['a hidden name', 'events/.a.png'],
  ])('%s', async (_why, name, type = 'image/png') => {
    await expectRefusal('admin', name, type);
  });

  it.each([
    ...['image/svg+xml', 'text/html', 'application/octet-stream', 'image/bmp'],
    // Declared as what it is not.
    'image/png',
  ])('a page as %s', async (contentType) => {
    const page = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const body = new TextEncoder().encode(page).buffer;
    const { error } = await media('admin').upload('events/1700000000001-a.png', body, { contentType });
    expect(error).not.toBeNull();
    expect(await storedNames()).toHaveLength(2);
  });

  it('more than 15 MiB', async () => {
    const body = new Uint8Array(MAX_BYTES + 1);
    body.set(new Uint8Array(await sampleFile('image/png')));
    const contentType = 'image/png';
    const large = media('admin').upload('events/1700000000001-a.png', body.buffer, { contentType });
    expect((await large).error).not.toBeNull();
    expect(await storedNames()).toHaveLength(2);
  });

  it('over an existing file, except a picture of alumni news', async () => {
    await expectRefusal('admin', EXISTING, 'image/png');
    await expectRefusal('admin', EXISTING, 'image/png', { upsert: true });
    const before = await version(OVERWRITABLE);
    const options = { contentType: 'image/png', upsert: true };
    const { error } = await media('admin').upload(OVERWRITABLE, await sampleFile('image/png'), options);
    expect(error).toBeNull();
    expect(await version(OVERWRITABLE)).not.toBe(before);
  });
});
