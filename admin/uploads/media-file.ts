export const MEDIA_BUCKET = 'media';

const PUBLIC_PREFIX = `/storage/v1/object/public/${MEDIA_BUCKET}/`;
const RANDOM_CHARACTERS = 8;

/** Takes a folder, an extension and the moment of the upload; gives a name that is dated, unguessable and plain ASCII. */
export function storedName(folder: string, extension: string, now: Date): string {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, RANDOM_CHARACTERS);
  return `${folder}/${now.getTime()}-${random}.${extension}`;
}

/** Takes the public address of a stored file and the page's origin; gives a site path when both are one site, so that rows survive a move. */
export function storedAddress(publicUrl: string, origin: string): string {
  return publicUrl.startsWith(`${origin}/`) ? publicUrl.slice(origin.length) : publicUrl;
}

/** Takes an address from a row; gives the file's name in the bucket, or null when the file is not ours to delete. */
export function storedFile(address: string, backendOrigin: string, siteOrigin: string): string | null {
  if (!URL.canParse(address, siteOrigin)) return null;
  const { origin, pathname } = new URL(address, siteOrigin);
  if (origin !== backendOrigin || !pathname.startsWith(PUBLIC_PREFIX)) return null;
  return decodeURIComponent(pathname.slice(PUBLIC_PREFIX.length));
}

/** Takes the addresses a row had, those uploaded since, and those it keeps; gives the ones nobody needs any more. */
export function orphans(
  had: readonly string[],
  uploaded: readonly string[],
  kept: readonly string[],
): string[] {
  return [...new Set([...had, ...uploaded])].filter((address) => !kept.includes(address));
}
