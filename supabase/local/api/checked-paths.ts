import { climbs } from '../../../src/lib/request-paths';
import { apiError } from './api-error';
import type { ApiFetch } from './api-middleware';

/** Of the API only files have names that people chose; every other part of an address is plain ASCII. */
const FILE_NAME =
  /^(\/storage\/v1\/(?:object\/(?:(?:public|authenticated|info|sign|upload\/sign)\/)?|render\/image\/(?:public|authenticated)\/)[^/]+\/)(.*)$/;
/** An escape of what needs none (letters, digits, `-._~`), of a slash of either kind, or of a control character. */
const NEEDLESS_ESCAPE = /%(?:2[DEF]|3\d|[46][1-9A-F]|[57][\dA]|5[CF]|7[EF]|[01][\dA-F])/i;
/** What would turn into an escape when it is decoded. */
const ESCAPED_TWICE = /%25[\dA-F]{2}/i;

/**
 * Refuses addresses that could be read in two ways, before anything else looks at them: our checks compare paths as they were sent,
 * lite as they are decoded. Names of files may have escapes where they need them.
 */
export function withCheckedPaths(next: ApiFetch): ApiFetch {
  return (request, peerAddress) =>
    isPlainPath(new URL(request.url).pathname)
      ? next(request, peerAddress)
      : Promise.resolve(apiError(400, 'invalid_path', 'Bu adres geçerli değil.'));
}

/** Takes a URL's path; says whether it has one reading only. */
export function isPlainPath(pathname: string): boolean {
  if (pathname.includes('//') || pathname.includes('\\') || climbs(pathname)) return false;
  const [, fixed = pathname, name = ''] = FILE_NAME.exec(pathname) ?? [];
  if (fixed.includes('%') || NEEDLESS_ESCAPE.test(name) || ESCAPED_TWICE.test(name)) return false;
  return isDecodable(name);
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
