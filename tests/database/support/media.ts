import { beforeEach, expect } from 'vitest';
import type { DatabaseFixture, Role } from './database-fixture';
import { type FileType, sampleFile } from './sample-files';

export const EXISTING = 'announcements/1700000000000-mevcut.png';
export const OVERWRITABLE = 'alumni_news/1700000000000-mevcut.png';
export const PICTURE_FOLDERS = [
  'announcements',
  'announcements/hero_bg',
  'events',
  'events/hero_bg',
  'alumni_news',
  'perks',
];
/** The bucket's limit, for PDFs that come in parts. */
export const BUCKET_BYTES = 50 * 1024 * 1024;

/** The bucket for each role. Before each test it has two files, EXISTING and OVERWRITABLE. */
export function useMedia(database: DatabaseFixture) {
  const media = (role: Role) => database.as[role].storage.from('media');

  beforeEach(async () => {
    await database.sql`delete from storage.objects`;
    await database.sql`truncate files`;
    for (const name of [EXISTING, OVERWRITABLE]) await expectUpload('admin', name, 'image/png');
  });

  async function expectUpload(role: Role, name: string, type: FileType): Promise<void> {
    const { error } = await media(role).upload(name, await sampleFile(type), { contentType: type });
    expect(error).toBeNull();
    expect(await storedNames()).toContain(name);
  }

  async function expectRefusal(role: Role, name: string, type: FileType): Promise<void> {
    const before = await storedNames();
    const { error } = await media(role).upload(name, await sampleFile(type), { contentType: type });
    expect(error).not.toBeNull();
    expect(await storedNames()).toEqual(before);
  }

  async function storedNames(): Promise<string[]> {
    const rows = await database.sql<{ name: string }[]>`
      select name from storage.objects order by name collate "C"`;
    return rows.map(({ name }) => name);
  }

  return { media, expectUpload, expectRefusal, storedNames };
}
