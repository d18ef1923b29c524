import { writeEventFile } from '../../feeds/calendar-file';
import { eventFilePath } from '../../shared/links';
import type { PublicDatabase } from '../../shared/public-database';
import { readRows } from '../../shared/read-rows';
import { readRowId } from '../../shared/row-id';

/** The pattern of the files' addresses; the name is the event's slug, or one that leads to it. */
export const EVENT_FILE_PATH = '/duyurular/etkinlikler/:file{.+\\.ics}';

const MISSING = 'Etkinlik bulunamadı.';

interface EventFileRequest {
  database: PublicDatabase;
  /** The last part of the address, with its ending. */
  file: string;
  origin: string;
}

/** Answers with an event's calendar file, made from its row of this moment; an address that the event once had leads on to it. */
export async function answerEventFile({ database, file, origin }: EventFileRequest): Promise<Response> {
  const name = file.replace(/\.ics$/, '');
  const one = () => database.from('events').select('*').limit(1);
  const [event] = await readRows(one().eq('slug', name));
  if (!event) {
    const id = readRowId(name) ?? (await readFormerOwner(database, name));
    const [moved] = id === null ? [] : await readRows(one().eq('id', id));
    return moved ? redirect(eventFilePath(moved)) : missing();
  }
  const content = writeEventFile(event, origin);
  if (content === null) return missing();
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}.ics`,
      'cache-control': 'no-cache',
    },
  });
}

async function readFormerOwner(database: PublicDatabase, slug: string): Promise<number | null> {
  const history = database.from('slug_history').select('row_id').eq('resource', 'events').eq('slug', slug);
  const [former] = await readRows(history.limit(1));
  return former?.row_id ?? null;
}

/** A slug may be given back: nobody is to remember the way for ever. */
function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } });
}

function missing(): Response {
  return new Response(MISSING, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
