import { answerConditionally } from '../../../src/lib/conditional-file';

/** One origin serves uploads and the administrator's session: a file must never run as a page of the site. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Adds the safety headers, the download's name, and the answers to range and revalidation requests that lite leaves out. */
export async function completeFileResponse(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(FILE_HEADERS)) headers.set(name, value);
  const fileName = new URL(request.url).searchParams.get('download');
  if (fileName !== null && response.ok) headers.set('content-disposition', attachment(fileName));
  const status = (await isMissing(request, response)) ? 404 : response.status;
  const dressed = new Response(response.body, { status, headers });
  const isFile = response.status === 200 && (request.method === 'GET' || request.method === 'HEAD');
  return isFile ? answerConditionally(request, dressed) : dressed;
}

/** Storage answers 400 and says in the body alone that there is no such file; of a HEAD request nothing else can be meant. */
async function isMissing({ method }: Request, response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  if (method === 'HEAD') return true;
  return method === 'GET' && (await response.clone().text()).includes('"statusCode":"404"');
}

/** As hosted Supabase answers `?download=name`: saved under that name, or under the address's own when it is empty. */
function attachment(fileName: string): string {
  if (fileName === '') return 'attachment';
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncode);
  return `attachment; filename="${fileName.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encoded}`;
}

/** RFC 8187 keeps these for itself; encodeURIComponent leaves them. */
function percentEncode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
