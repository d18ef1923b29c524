import { beforeEach, expect } from 'vitest';
import type { DatabaseFixture, Role, Row } from './database-fixture';
import { useHistory } from './history';
import { useMedia } from './media';

interface Use {
  resource: string;
  row_id: number | null;
  title: string | null;
  state: string;
  columns: string[];
  person: string | null;
}

interface LibraryFile {
  name: string;
  title: string | null;
  alt: string | null;
  mimetype: string;
  size: number;
  person: string | null;
  uses: Use[];
  use_count: number;
  is_used: boolean;
  is_undescribed: boolean;
  days_left: number | null;
  total: number;
}

export const ONE = 'events/1700000000000-bir.webp';
export const TWO = 'events/1700000000000-iki.webp';
export const THREE = 'events/1700000000000-uc.webp';
export const PDF = 'bulletins/1700000000000-mart.pdf';
export const addressOf = (name: string) => `/storage/v1/object/public/media/${name}`;
export const inText = (name: string) => `<p>Yazı</p><img src="${addressOf(name)}" width="10">`;

/** The library of a database. Each test begins without files, rows, forms and history. */
export function useFiles(database: DatabaseFixture) {
  const rows = useHistory(database);
  const { expectUpload, storedNames } = useMedia(database);

  beforeEach(async () => {
    const { sql } = database;
    await sql`delete from storage.objects where bucket_id = 'media'`;
    await sql`truncate files, form_drafts, home_slides, bulletins, private.erased_files`;
  });

  const library = (args: Row = {}, role: Role = 'admin') =>
    rows.call<LibraryFile[]>('file_library', args, database.as[role]);

  return {
    ...rows,
    expectUpload,
    storedNames,
    library,
    usesOf: async (name: string) => (await library()).find((file) => file.name === name)?.uses,
    act: (name: string, args: Row) => rows.call<number>(name, args),

    upload: async (...names: string[]) => {
      for (const name of names)
        await expectUpload('admin', name, name.endsWith('.pdf') ? 'application/pdf' : 'image/webp');
    },

    /** A form that somebody has typed into and not saved. */
    addForm: async (
      changes: Record<string, string>,
      form: { resource?: string; row_id?: number } = {},
      owner = database.userIds.writer,
    ) => {
      const { sql } = database;
      const began = Object.fromEntries(Object.keys(changes).map((name) => [name, '']));
      const ids = { key: crypto.randomUUID(), tab: crypto.randomUUID(), owner };
      await sql`
        insert into form_drafts ${sql({ ...ids, resource: 'announcements', device: 'iPhone', began, changes, ...form })}`;
    },

    /** Gives the names of the files that the purge would remove. */
    purge: async () => {
      const { data, error } = await database.service.rpc('purge');
      expect(error).toBeNull();
      return data as string[];
    },

    age: async (days: number) => {
      const { sql } = database;
      await sql`update private.history set changed_at = changed_at - make_interval(days => ${days})`;
      await sql`update storage.objects set created_at = created_at - make_interval(days => ${days})`;
      await sql`update files set trashed_at = trashed_at - make_interval(days => ${days})`;
    },
  };
}
