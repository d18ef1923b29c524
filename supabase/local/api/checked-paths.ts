import { hasDotSegments } from '../../../src/lib/request-paths';
import { apiError, type ApiFetch } from './api-fetch';

/** Splits an address of a file into a fixed part and the file's name. People choose only the names; all else is plain ASCII. */
const FILE_NAME =
  /^(\/storage\/v1\/(?:object\/(?:(?:public|authenticated|info|sign|upload\/sign)\/)?|render\/image\/(?:public|authenticated)\/)[^/]+\/)(.*)$/;
/** An escape of a character that needs none (letters, digits, `-._~`), of a slash or backslash, or of a control character. */
const NEEDLESS_ESCAPE = /%(?:2[DEF]|3\d|[46][1-9A-F]|[57][\dA]|5[CF]|7[EF]|[01][\dA-F])/i;
/** A sequence that decodes to an escape. */
const ESCAPED_TWICE = /%25[\dA-F]{2}/i;

/** Refuses ambiguous addresses: our checks compare paths as they were sent, lite decodes them. */
export function withCheckedPaths(next: ApiFetch): ApiFetch {
  return (request, peerAddress) =>
    isPlainPath(new URL(request.url).pathname)
      ? next(request, peerAddress)
      : Promise.resolve(apiError(400, 'invalid_path', 'Bu adres geçerli değil.'));
}

/** Whether a URL's path means the same before and after decoding. */
export function isPlainPath(pathname: string): boolean {
  if (pathname.includes('//') || pathname.includes('\\') || hasDotSegments(pathname)) return false;
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
