import { apiError } from './api-error';
import type { ApiFetch } from './api-middleware';

/** Tables are not checked: lite reports a bad body there itself, and lists are valid. */
const CHECKED = /^\/(?:auth|storage)\/v1\//;
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Refuses a JSON body that is broken or no object. lite would respond with 500 and log a stack. */
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
