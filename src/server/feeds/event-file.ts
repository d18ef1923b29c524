import { writeEventFile } from '../../feeds/calendar-file';
import { findByAddress } from '../../lib/database/find-by-address';
import type { PublicDatabase } from '../../lib/database/public-database';
import { eventFilePath } from '../../lib/paths/links';
import { paths } from '../../lib/paths/paths';

/** The route of the files. The name is the event's slug or one of its former slugs. */
export const EVENT_FILE_PATH = `${paths.events}/:file{.+\\.ics}` as const;

const MISSING = 'Etkinlik bulunamadı.';

interface EventFileRequest {
  database: PublicDatabase;
  /** The last part of the address, with its extension. */
  file: string;
  origin: string;
}

/** Responds with the calendar file of an event's current row. A former slug redirects to the current one. */
export async function answerEventFile({ database, file, origin }: EventFileRequest): Promise<Response> {
  const name = file.replace(/\.ics$/, '');
  const event = await findByAddress(name, {
    ...{ database, resource: 'events' },
    read: (by) => database.from('events').select('*').match(by).limit(1),
  });
  if (!event) return missing();
  if (event.slug !== name) return redirect(eventFilePath(event));
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

/** Browsers revalidate the redirect, because an event can get a former slug back. */
function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } });
}

function missing(): Response {
  return new Response(MISSING, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
