import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database-fixture';
import { useMedia } from '../support/media';
import type { FileType } from '../support/sample-files';

const { media, expectUpload, expectRefusal, storedNames } = useMedia(useDatabase());

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

/** Other folders, sizes and existing files: supabase/files.test.ts, which database/supabase-suite.test.ts runs. */
describe('an administrator does not upload', () => {
  it.each([
    ['into the root', '1700000000001-a.png'],
    ['into a folder inside a folder', 'events/alt/1700000000001-a.png'],
    ['a name that claims another type', 'events/1700000000001-a.webp'],
    ['an extension that the browser runs', 'events/1700000000001-a.html'],
    ['two extensions', 'events/1700000000001-a.html.png'],
    ['an extension in capitals', 'events/1700000000001-a.PNG'],
    ['a name without an extension', 'events/1700000000001-a'],
    ['a name with blanks', 'events/1700000000001 a.png'],
    ['a hidden name', 'events/.a.png'],
  ])('%s', async (_why, name) => {
    await expectRefusal('admin', name, 'image/png');
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
});
