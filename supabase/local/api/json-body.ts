import { apiError } from './api-error';
import type { ApiFetch } from './api-middleware';

/** Tables have their own answers to a bad body, and take lists. */
const CHECKED = /^\/(?:auth|storage)\/v1\//;
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Takes the way to lite, which calls it a fault of its own, with a stack in the log, when a JSON body is broken or no object. */
export function refuseBadJson(api: ApiFetch): ApiFetch {
  return async (request, peerAddress) => {
    const isChecked = METHODS.includes(request.method) && CHECKED.test(new URL(request.url).pathname);
    const isJson = request.headers.get('content-type')?.includes('json');
    if (!isChecked || !isJson) return api(request, peerAddress);
    const text = await request.clone().text();
    return text === '' || isObject(text)
      ? api(request, peerAddress)
      : apiError(400, 'bad_json', 'Gönderilen veri JSON olarak okunamadı.');
  };
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
