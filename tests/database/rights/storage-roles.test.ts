import { expect, it } from 'vitest';
import { ROLES, useDatabase } from '../support/database-fixture';
import { attempt, claimsOfSessions, inTransaction } from '../support/hosted-roles';
import { BUCKET_BYTES, EXISTING, OVERWRITABLE, PICTURE_FOLDERS, useMedia } from '../support/media';
import { sampleFile } from '../support/sample-files';

const database = useDatabase();
const { media, storedNames } = useMedia(database);

const WITHOUT_RIGHTS = ['visitor', 'member', 'firstStep'] as const;

it.each([...PICTURE_FOLDERS, 'bulletins'])(
  'the policies let administrators alone upload, list and delete files in %s',
  async (folder) => {
    const extension = folder === 'bulletins' ? 'pdf' : 'png';
    const nothing = { upload: 'refused', list: 'nothing', overwrite: 'nothing', delete: 'nothing' };
    const overwrite = folder === 'alumni_news' ? 'allowed' : 'nothing';
    const everything = { upload: 'allowed', list: 'allowed', overwrite, delete: 'allowed' };
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
        const isAdmin = role === 'admin' || role === 'secondStep';
        expect([role, found]).toEqual([role, isAdmin ? everything : nothing]);
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
