import { writeEventFile } from '../feeds/calendar-file';
import type { PublicDatabase } from '../shared/public-database';
import { readRows } from '../shared/read-rows';

/** The pattern of the files' addresses; `slug` is the event's. */
export const EVENT_FILE_PATH = '/duyurular/etkinlikler/:file{.+\\.ics}';

const MISSING = 'Etkinlik bulunamadı.';

interface EventFileRequest {
  database: PublicDatabase;
  /** The last part of the address, with its ending. */
  file: string;
  origin: string;
}

/** Answers with an event's calendar file, made from its row of this moment. */
export async function answerEventFile({ database, file, origin }: EventFileRequest): Promise<Response> {
  const slug = file.replace(/\.ics$/, '');
  const [event] = await readRows(database.from('events').select('*').eq('slug', slug).limit(1));
  const content = event && writeEventFile(event, origin);
  if (!content)
    return new Response(MISSING, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(slug)}.ics`,
      'cache-control': 'no-cache',
    },
  });
}
