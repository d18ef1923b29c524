import type { TableDump } from './tables';

/** The content of `manifest.json`, the first entry of an archive. */
export interface Manifest {
  /** Format 1 has no `rows`, `checksums` and `lost`, so that its content cannot be verified. */
  format: 1 | 2;
  createdAt: string;
  /** The versions of the migrations that the database had. */
  versions: string[];
  /** The number of rows of each table. */
  rows?: Record<string, number>;
  /** The SHA-256 of every other entry, by its path. */
  checksums?: Record<string, string>;
  /** Files that rows name but the store did not have. */
  lost?: string[];
}

export const FORMAT = 2;
export const MANIFEST_ENTRY = 'manifest.json';
export const TABLES_ENTRY = 'tables.json';
/** The folder of the uploaded files, in archives and in data folders. */
export const MEDIA = 'media';

export function countRows(dumps: readonly TableDump[]): Record<string, number> {
  return Object.fromEntries(
    dumps.map(({ table, rows }) => [table, (JSON.parse(rows) as readonly unknown[]).length]),
  );
}
