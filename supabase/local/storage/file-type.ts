import { open } from 'node:fs/promises';

type Signature = (bytes: Uint8Array) => boolean;

const AVIF_BRANDS = ['avif', 'avis'];
const FTYP_SEARCH_BYTES = 64;
const MEGABYTE = 1024 * 1024;

const SIGNATURES: Readonly<Record<string, Signature>> = {
  'image/png': (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  'image/gif': (bytes) => ['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6)),
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'image/avif': isAvif,
  'application/pdf': (bytes) => ascii(bytes, 0, 5) === '%PDF-',
};

/** Detects a file's type by its first bytes; null for types that may not be uploaded. */
export function detectFileType(bytes: Uint8Array): string | null {
  const match = Object.entries(SIGNATURES).find(([, hasSignature]) => hasSignature(bytes));
  return match?.[0] ?? null;
}

/** Whether files of this declared type may be uploaded. */
export function isPermittedType(type: string): boolean {
  return Object.hasOwn(SIGNATURES, type);
}

/** The largest file of a type. `private.is_media_file` and the back office have the same limits. */
export function maxBytes(type: string): number {
  return (type === 'application/pdf' ? 50 : 15) * MEGABYTE;
}

/** Reads as much of a file as `detectFileType` looks at. */
export async function readStart(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FTYP_SEARCH_BYTES), 0, FTYP_SEARCH_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false;
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  // The major brand, a version number and the compatible brands have four bytes each.
  for (let at = 8; at < Math.min(boxLength, FTYP_SEARCH_BYTES, bytes.byteLength); at += 4) {
    if (AVIF_BRANDS.includes(ascii(bytes, at, at + 4))) return true;
  }
  return false;
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
