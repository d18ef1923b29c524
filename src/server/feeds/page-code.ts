import { renderSVG } from 'uqr';
import { findByAddress } from '../../lib/database/find-by-address';
import type { PublicDatabase } from '../../lib/database/public-database';
import { PAGE_CODES } from '../../lib/paths/links';
import { paths } from '../../lib/paths/paths';
import { REVALIDATED } from '../cache/cached-response';

/** The route of the codes. Its parameter is the printed page's path without its first slash. */
export const PAGE_CODE_PATH = `${PAGE_CODES}/:page{.+\\.svg}` as const;

/** The printed pages without a row. All others are of events. */
export const PRINTED_PAGES: readonly string[] = [paths.bylaws, paths.dues];

const EVENT = new RegExp(`^${paths.events}/([^/]+)$`);
/** The white modules around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface PageCodeRequest {
  database: PublicDatabase;
  /** The route's parameter. */
  page: string;
  origin: string;
}

/** Responds with the code of a page that is printed, also under a former address, and with 404 for any other. */
export async function answerPageCode({ database, page, origin }: PageCodeRequest): Promise<Response> {
  const path = `/${page.replace(/\.svg$/, '')}`;
  if (!(await isPrinted(path, database))) {
    return new Response('Not found', { status: 404, headers: { 'cache-control': REVALIDATED } });
  }
  const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': REVALIDATED };
  return new Response(drawPageCode(path, origin), { headers });
}

/** Draws the QR code of a page's address as SVG. */
export function drawPageCode(path: string, origin: string): string {
  return renderSVG(new URL(path, origin).href, { ecc: 'M', border: QUIET_ZONE, pixelSize: 1 });
}

async function isPrinted(path: string, database: PublicDatabase): Promise<boolean> {
  const [, slug] = EVENT.exec(path) ?? [];
  if (slug === undefined) return PRINTED_PAGES.includes(path);
  const event = await findByAddress(slug, {
    ...{ database, resource: 'events' },
    read: (by) => database.from('events').select('id').match(by).limit(1),
  });
  return event !== null;
}
