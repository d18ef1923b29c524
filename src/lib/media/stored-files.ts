/** The storage's path of its public files. Supabase gives it, and the site serves the files at the same one. */
export const PUBLIC_FILES = '/storage/v1/object/public/';
/** The same of pictures in other widths. */
export const RENDITIONS = '/storage/v1/render/image/public/';

/** The bucket with everything that rows show. */
export const MEDIA_BUCKET = 'media';
/** Before the name of a file in it, the address that rows store. */
export const MEDIA_FILES = `${PUBLIC_FILES}${MEDIA_BUCKET}/`;

/** Before the name of an uploaded file: the moment and a random part; of sample files a number. */
const STORED_PREFIX = /^\d{13}-(?:[0-9a-f]{8}|\d{3})-?/;

/** Returns what a person called the file at an address, or of a name in the bucket; '' where it is not kept, as of pictures. */
export function ownFileName(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1).replace(STORED_PREFIX, '');
  return name.startsWith('.') ? '' : name;
}
