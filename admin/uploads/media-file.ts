export const MEDIA_BUCKET = 'media';
/** A larger file is sent in parts of this size. Hosted Supabase accepts no other. */
export const PART_BYTES = 6 * 1024 * 1024;

const PUBLIC_PREFIX = `/storage/v1/object/public/${MEDIA_BUCKET}/`;
const RANDOM_CHARACTERS = 8;

/** Returns a dated, unguessable ASCII name for a new file. */
export function storedName(folder: string, extension: string, now: Date): string {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, RANDOM_CHARACTERS);
  return `${folder}/${now.getTime()}-${random}.${extension}`;
}

/**
 * Returns the address that a row stores for a file in the bucket: a path of the site, which serves the file
 * whatever project it comes from, so that rows survive a move.
 */
export function mediaAddress(name: string): string {
  return PUBLIC_PREFIX + name;
}

/** Returns the name in the bucket of the file at an address; null when the file is not ours to delete. */
export function storedFile(address: string): string | null {
  return address.startsWith(PUBLIC_PREFIX) ? address.slice(PUBLIC_PREFIX.length) : null;
}
