import type { TableDump } from './tables';

/** What `manifest.json`, the first entry of an archive, says of the others. */
export interface Manifest {
  /** 1: made before archives could be proven; `rows`, `checksums` and `lost` are absent. */
  format: 1 | 2;
  createdAt: string;
  /** The migrations the rows were written under. */
  versions: string[];
  /** How many rows each table has. */
  rows?: Record<string, number>;
  /** SHA-256 of every other entry, by its path. */
  checksums?: Record<string, string>;
  /** Files that rows speak of and the store did not have. */
  lost?: string[];
}

export const FORMAT = 2;
export const MANIFEST_ENTRY = 'manifest.json';
export const TABLES_ENTRY = 'tables.json';
/** Folder of the uploaded files, in an archive as in a data folder. */
export const MEDIA = 'media';

export function countRows(dumps: readonly TableDump[]): Record<string, number> {
  return Object.fromEntries(
    dumps.map(({ table, rows }) => [table, (JSON.parse(rows) as readonly unknown[]).length]),
  );
}
