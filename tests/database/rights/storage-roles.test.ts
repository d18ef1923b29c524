import { describe, expect, it } from 'vitest';
import { byRole, ROLES, useDatabase } from '../support/database-fixture';
import { attempt, claimsOfSessions, inTransaction } from '../support/hosted-roles';
import { BUCKET_BYTES, EXISTING, OVERWRITABLE, PICTURE_FOLDERS, useMedia } from '../support/media';
import { type FileType, sampleFile } from '../support/sample-files';

const database = useDatabase();
const { media, expectUpload, expectRefusal, storedNames } = useMedia(database);

const WITHOUT_RIGHTS = ['visitor', 'member', 'writerFirstStep', 'firstStep'] as const;
/** Of rows without drafts. */
const FOLDERS_OF_ADMINISTRATORS: Readonly<Record<string, string>> = {
  bulletins: 'pdf',
  bulletin_archive: 'pdf',
  board_members: 'png',
  literature_awards: 'png',
  home_slides: 'png',
};

it('the folders are those of the list', async () => {
  const folders = await database.sql<{ folder: string }[]>`select distinct folder from private.media_folders`;
  expect(folders.map(({ folder }) => folder).sort()).toEqual(
    [...PICTURE_FOLDERS, ...Object.keys(FOLDERS_OF_ADMINISTRATORS)].sort(),
  );
});

it.each([...PICTURE_FOLDERS, ...Object.keys(FOLDERS_OF_ADMINISTRATORS)])(
  'the policies let administrators upload, list and delete files in %s, writers upload and list those of drafts, and nobody else',
  async (folder) => {
    const extension = FOLDERS_OF_ADMINISTRATORS[folder] ?? 'png';
    const nothing = { upload: 'refused', list: 'nothing', overwrite: 'nothing', delete: 'nothing' };
    const overwrite = folder === 'alumni_news' ? 'allowed' : 'nothing';
    const everything = { upload: 'allowed', list: 'allowed', overwrite, delete: 'allowed' };
    const ofDrafts = { ...nothing, upload: 'allowed', list: 'allowed' };
    const writer = folder in FOLDERS_OF_ADMINISTRATORS ? nothing : ofDrafts;
    const rights = byRole({ visitor: nothing, member: nothing, writer, admin: everything });
    const claims = await claimsOfSessions(database);
    await inTransaction(database.backend.dbUrl, async (sql) => {
      const file = (name: string) => sql({ bucket_id: 'media', name: `${folder}/${name}.${extension}` });
      await sql`delete from storage.objects`;
      await sql`insert into storage.objects ${file('duran')}`;
      for (const role of ROLES) {
        const attempts = {
          upload: () => sql`insert into storage.objects ${file('yeni')} returning id`,
          list: () => sql`select id from storage.objects`,
          overwrite: () => sql`update storage.objects set version = '2' returning id`,
          delete: () => sql`delete from storage.objects returning id`,
        };
        const found: Record<string, string> = {};
        for (const [action, request] of Object.entries(attempts))
          found[action] = (await attempt(sql, claims[role], request)).outcome;
        expect([role, found]).toEqual([role, rights[role]]);
      }
    });
  },
);

/** Uploads, lists and deletions over HTTP: supabase/files.test.ts, which database/supabase-suite.test.ts runs. */
it.each(WITHOUT_RIGHTS)('%s moves and copies no file, and changes no bucket', async (role) => {
  expect((await media(role).move(EXISTING, 'events/1700000000003-tasinan.png')).error).not.toBeNull();
  expect((await media(role).copy(EXISTING, 'events/1700000000003-kopya.png')).error).not.toBeNull();
  const { storage } = database.as[role];
  expect((await storage.createBucket('baska', { public: true })).error).not.toBeNull();
  await storage.updateBucket('media', { public: true, fileSizeLimit: null });
  await storage.emptyBucket('media');
  await storage.deleteBucket('media');
  expect(await storedNames()).toEqual([OVERWRITABLE, EXISTING].sort());
  const buckets = await database.sql`select id, file_size_limit::int as size from storage.buckets`;
  expect(buckets).toEqual([{ id: 'media', size: BUCKET_BYTES }]);
});

it.each(ROLES)('everyone reads a file by its address: %s', async (role) => {
  const { publicUrl } = media(role).getPublicUrl(EXISTING).data;
  const response = await fetch(publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(await response.arrayBuffer()).toEqual(await sampleFile('image/png'));
});

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
