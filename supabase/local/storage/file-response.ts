import { verify } from 'hono/jwt';
import { answerConditionally } from '../../../src/lib/conditional-file';
import { withHeaders } from '../api/api-fetch';

/** Uploads and the administrators' sessions share one origin, so that a file must never run as a page. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};
const SIGNED = /^\/storage\/v1\/object\/(?:upload\/)?sign\//;

/**
 * Whether a request uses a signed address of a file whose token is not ours, or has expired. lite would respond with 500 and log a
 * stack. `secret` signs lite's tokens. A missing token is left to lite, and so are requests that ask for a signature.
 */
export async function hasBrokenSignature({ method, url }: Request, secret: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(url);
  const token = searchParams.get('token');
  if (method === 'POST' || !token || !SIGNED.test(pathname)) return false;
  return verify(token, secret, 'HS256').then(
    () => false,
    () => true,
  );
}

/** Adds what lite's responses lack: safety headers, the download's name, ranges and revalidation. */
export async function completeFileResponse(request: Request, response: Response): Promise<Response> {
  const fileName = new URL(request.url).searchParams.get('download');
  const download =
    fileName !== null && response.ok ? { 'content-disposition': attachment(fileName) } : undefined;
  const status = (await isMissing(request, response)) ? 404 : response.status;
  const completed = withHeaders(response, { ...FILE_HEADERS, ...download }, status);
  const isFile = response.status === 200 && (request.method === 'GET' || request.method === 'HEAD');
  return isFile ? answerConditionally(request, completed) : completed;
}

/** Storage responds with 400 to a missing file and names the 404 only in the body. A HEAD request has no other cause of a 400. */
async function isMissing({ method }: Request, response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  if (method === 'HEAD') return true;
  return method === 'GET' && (await response.clone().text()).includes('"statusCode":"404"');
}

/** Writes the header for `?download=name` as hosted Supabase does. With an empty name the browser takes the address's own. */
function attachment(fileName: string): string {
  if (fileName === '') return 'attachment';
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncode);
  return `attachment; filename="${fileName.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encoded}`;
}

/** RFC 8187 reserves these letters, and encodeURIComponent does not encode them. */
function percentEncode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
