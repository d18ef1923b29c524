import { openAsBlob } from 'node:fs';
import { fileTypeOf, SIGNATURE_BYTES, type FileType } from '../../../src/lib/media/file-type';

const MEGABYTE = 1024 * 1024;
const PERMITTED: Readonly<Record<string, FileType>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

/** Detects a file's type by its first bytes; null for types that may not be uploaded. */
export function detectFileType(bytes: Uint8Array): string | null {
  const found = fileTypeOf(bytes);
  return Object.keys(PERMITTED).find((type) => PERMITTED[type] === found) ?? null;
}

/** Whether files of this declared type may be uploaded. */
export function isPermittedType(type: string): boolean {
  return Object.hasOwn(PERMITTED, type);
}

/** The largest file of a type. `private.is_media_file` and the back office have the same limits. */
export function maxBytes(type: string): number {
  return (type === 'application/pdf' ? 50 : 15) * MEGABYTE;
}

/** Reads as much of a file as `detectFileType` looks at. */
export async function readStart(file: string): Promise<Uint8Array> {
  const content = await openAsBlob(file);
  return new Uint8Array(await content.slice(0, SIGNATURE_BYTES).arrayBuffer());
}
