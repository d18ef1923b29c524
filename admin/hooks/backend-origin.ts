import { getSupabase } from '../providers/supabase-client';
import { MEDIA_BUCKET } from './media-file';

/** Gives the origin from which the backend serves stored files; the site's own while the backend lives on it. */
export function backendOrigin(): string {
  return new URL(getSupabase().storage.from(MEDIA_BUCKET).getPublicUrl('x').data.publicUrl).origin;
}
