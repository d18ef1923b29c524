import type { Database, Json } from '../../src/lib/database/database.types';
import { MEDIA_BUCKET, MEDIA_FILES, ownFileName } from '../../src/lib/media/stored-files';
import { fileTexts } from '../i18n/files';
import { requireSession } from './access';
import { dataOf } from './http-error';
import { getSupabase } from './supabase-client';

const TABLE = 'files';
/** How many files a page has: whole rows of two, three, four and six. */
export const FILES_PAGE = 24;

/** `history` and `deleted` are what is kept of changed and of deleted rows; `form` is what somebody has typed and not saved. */
type UseState = 'shown' | 'published' | 'scheduled' | 'draft' | 'form' | 'history' | 'deleted';

/** A place that uses a file. */
export interface FileUse {
  readonly resource: string;
  /** Null for the form of a new row. */
  readonly row_id: number | null;
  readonly title: string | null;
  readonly state: UseState;
  /** Whose form it is. */
  readonly person: string | null;
}

export type FileKind = 'image' | 'pdf';

export interface LibraryFile {
  /** The name in the bucket. */
  readonly id: string;
  readonly address: string;
  /** What people call it. */
  readonly title: string;
  readonly kind: FileKind;
  /** Null is not described, '' is decorative. */
  readonly alt: string | null;
  /** Whether it is described nowhere, or not in a place that could. */
  readonly is_undescribed: boolean;
  /** Null when the storage does not say. */
  readonly size: number | null;
  readonly uploaded_at: string;
  /** Null for the server, and for accounts that are no more. */
  readonly person: string | null;
  /** Set for a file in the trash. */
  readonly trash: { readonly at: string; readonly by: string | null; readonly daysLeft: number } | null;
  /** The first of them, those that show it now before what is kept. */
  readonly uses: readonly FileUse[];
  readonly use_count: number;
  /** Whether a row or an unsaved form uses it now. */
  readonly is_used: boolean;
}

export type FileFilter = 'all' | 'unused' | 'undescribed' | 'trash';

export interface FileQuery {
  readonly words?: string;
  readonly filter?: FileFilter;
  readonly kind?: FileKind;
  /** The SHA-256 of a file's bytes. */
  readonly hash?: string;
  /** How many files were read before. */
  readonly skip?: number;
}

/** The key of all queries of the library. */
export const FILES_KEY = ['files'] as const;

const REFUSALS: Readonly<Record<string, string>> = { PT404: fileTexts.gone };

/** The library of uploaded files. Every function throws a BackendError. */
export const files = {
  /** Newest first. */
  read: async ({ words = '', filter = 'all', kind, hash, skip = 0 }: FileQuery, signal?: AbortSignal) => {
    const client = getSupabase();
    await requireSession(client);
    const request = client.rpc('file_library', {
      ...{ q: words, skip, max_results: FILES_PAGE, kind, of_hash: hash },
      ...(filter !== 'all' && { filter }),
    });
    const rows = await dataOf(signal ? request.abortSignal(signal) : request, TABLE);
    return { files: rows.map(fileOf), total: rows[0]?.total ?? 0 };
  },

  /** Says what a file is called that was just stored at an address. */
  note: async (
    address: string,
    facts: { title: string; hash: string; source_hash: string },
  ): Promise<void> => {
    const name = address.slice(MEDIA_FILES.length);
    await dataOf(
      getSupabase()
        .from(TABLE)
        .insert({ name, ...facts }),
      TABLE,
    );
  },

  /** Returns how many rows were described. */
  describe: ({ id }: LibraryFile, alt: string | null) =>
    dataOf(getSupabase().rpc('describe_file', { name: id, ...(alt !== null && { alt }) }), TABLE, REFUSALS),

  /** Puts the file at an address into another's place, and removes the other. Returns how many rows changed. */
  replace: async ({ id }: LibraryFile, address: string): Promise<number> => {
    const client = getSupabase();
    const by_name = address.slice(MEDIA_FILES.length);
    const sentences = { ...REFUSALS, PT409: fileTexts.replace.refused };
    const changed = await dataOf(client.rpc('replace_file', { name: id, by_name }), TABLE, sentences);
    // The embedded server has done so. What fails here is removed by the next purge.
    await client.storage.from(MEDIA_BUCKET).remove([id]);
    return changed;
  },

  /** Moves files that nothing uses to the trash, all or none. */
  trash: (chosen: readonly LibraryFile[]) =>
    dataOf(getSupabase().rpc('trash_files', { names: chosen.map(({ id }) => id) }), TABLE, {
      ...REFUSALS,
      PT409: fileTexts.remove.used,
    }),

  restore: (chosen: readonly LibraryFile[]) =>
    dataOf(getSupabase().rpc('restore_files', { names: chosen.map(({ id }) => id) }), TABLE),
};

type Answered = Database['public']['Functions']['file_library']['Returns'][number];
/** The generated types know of no null in what a function returns. */
type StoredFile = { readonly [Column in keyof Answered]: Answered[Column] | null } & Pick<
  Answered,
  'name' | 'uploaded_at' | 'uses' | 'use_count' | 'is_used' | 'is_undescribed'
>;

function fileOf(row: StoredFile): LibraryFile {
  const uses = usesOf(row.uses);
  return {
    ...row,
    id: row.name,
    address: MEDIA_FILES + row.name,
    title: row.title ?? (ownFileName(row.name) || (uses[0]?.title ?? fileTexts.nameless)),
    kind: row.mimetype === 'application/pdf' ? 'pdf' : 'image',
    trash: row.trashed_at ? { at: row.trashed_at, by: row.trashed_by, daysLeft: row.days_left ?? 0 } : null,
    uses,
  };
}

function usesOf(value: Json): FileUse[] {
  const found: readonly unknown[] = Array.isArray(value) ? value : [];
  return found.filter((use): use is FileUse => typeof use === 'object' && use !== null && 'state' in use);
}
