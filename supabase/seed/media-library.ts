import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';

const MEDIA_DIR = path.resolve(import.meta.dirname, 'media');
const PUBLIC_PATH = '/storage/v1/object/public/media';
const CACHE_SECONDS = '3600';

export interface MediaLibrary {
  /**
   * Uploads a copy of `media/<file>.webp` into a folder of the bucket and gives its site path; null if there is no such file. Every row
   * gets its own copy, because deleting a row deletes its files.
   */
  addPicture(folder: string, file: string | undefined): Promise<string | null>;
  addPdf(folder: string, name: string, content: Uint8Array): Promise<string>;
}

export function createMediaLibrary(client: SupabaseClient<Database>, now: Date): MediaLibrary {
  let count = 0;
  const upload = async (folder: string, name: string, bytes: Uint8Array, contentType: string) => {
    const target = `${folder}/${now.getTime()}-${String(++count).padStart(3, '0')}-${name}`;
    const { error } = await client.storage
      .from('media')
      // The embedded and the hosted backend both take a plain buffer, and nothing else.
      .upload(target, new Uint8Array(bytes).buffer, { contentType, cacheControl: CACHE_SECONDS });
    if (error) throw new Error(`Sample file ${target} was not stored: ${error.message}`, { cause: error });
    return `${PUBLIC_PATH}/${target}`;
  };
  return {
    addPicture: async (folder, file) => {
      const source = path.join(MEDIA_DIR, `${file}.webp`);
      if (!file || !existsSync(source)) return null;
      return upload(folder, path.basename(source), await readFile(source), 'image/webp');
    },
    addPdf: (folder, name, content) => upload(folder, `${name}.pdf`, content, 'application/pdf'),
  };
}
