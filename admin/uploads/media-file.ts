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
 * Returns the address to store for a public URL: a site path when both share an origin, so that rows survive
 * a move.
 */
export function storedAddress(publicUrl: string, origin: string): string {
  return publicUrl.startsWith(`${origin}/`) ? publicUrl.slice(origin.length) : publicUrl;
}

/** Returns the name in the bucket of the file at an address; null when the file is not ours to delete. */
export function storedFile(address: string, backendOrigin: string, siteOrigin: string): string | null {
  if (!URL.canParse(address, siteOrigin)) return null;
  const { origin, pathname } = new URL(address, siteOrigin);
  if (origin !== backendOrigin || !pathname.startsWith(PUBLIC_PREFIX)) return null;
  return decodeURIComponent(pathname.slice(PUBLIC_PREFIX.length));
}
