import { answerConditionally } from './conditional-file';

/** One origin serves uploads and the administrator's session: a file must never run as a page of the site. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Adds the safety headers and answers the range and revalidation requests that lite leaves out. */
export async function dressFileResponse(request: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(FILE_HEADERS)) headers.set(name, value);
  const dressed = new Response(response.body, { status: response.status, headers });
  const isFile = response.status === 200 && (request.method === 'GET' || request.method === 'HEAD');
  return isFile ? answerConditionally(request, dressed) : dressed;
}
