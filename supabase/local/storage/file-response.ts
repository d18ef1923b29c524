import { answerConditionally } from '../../../src/lib/conditional-file';

/** Uploads and the administrators' sessions share one origin, so that a file must never run as a page. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Adds what lite's responses lack: safety headers, the download's name, ranges and revalidation. */
export async function completeFileResponse(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(FILE_HEADERS)) headers.set(name, value);
  const fileName = new URL(request.url).searchParams.get('download');
  if (fileName !== null && response.ok) headers.set('content-disposition', attachment(fileName));
  const status = (await isMissing(request, response)) ? 404 : response.status;
  const completed = new Response(response.body, { status, headers });
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
