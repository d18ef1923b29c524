import { apiError } from './api-error';
import { AttemptLimiter } from './attempt-limiter';
import { forwardAttempt, isClosed, isGuessable } from './auth-guard';
import { nameUnsupported } from './auth-gaps';
import { hideOutage } from './outage';
import { answerPreflight } from './preflight';
import { BodyTooLargeError, readBody, withBody } from './request-body';
import { withCheckedPaths } from './api/checked-paths';
import { withPrivateAnswers } from './api/private-answers';
import { dressFileResponse } from './storage/file-response';
import { createUploads, isUpload } from './storage/upload';

export type ApiFetch = (request: Request, peerAddress?: string) => Promise<Response>;

/** lite's other addresses show the schema and settings without a key: only these three are forwarded. */
const FORWARDED = ['/rest/v1/', '/auth/v1/', '/storage/v1/'];
const MAX_JSON_BYTES = 2 * 1024 * 1024;
const OWN_CALLS = 'in-process';

export function isApiPath(pathname: string): boolean {
  return FORWARDED.some((prefix) => pathname.startsWith(prefix));
}

/** Everything that stands between the network and lite: what may pass, how much, how often, and in which clothes. */
export function createApiFront(api: ApiFetch, limiter = new AttemptLimiter()): ApiFetch {
  const lite: ApiFetch = async (request, peerAddress) =>
    nameUnsupported(request, await hideOutage(await api(request, peerAddress)));
  const upload = createUploads(lite);
  const front: ApiFetch = async (request, peerAddress = OWN_CALLS) => {
    const url = new URL(request.url);
    if (!isApiPath(url.pathname)) return apiError(404, 'not_found', 'Böyle bir adres yok.');
    const preflight = answerPreflight(request);
    if (preflight) return preflight;
    if (isClosed(url.pathname)) return apiError(422, 'signup_disabled', 'Yeni üyelik kapalı.');
    try {
      if (isUpload(request, url.pathname)) return await upload(request, peerAddress);
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      const body = hasBody ? await readBody(request, MAX_JSON_BYTES) : new Uint8Array();
      const forwarded = hasBody ? withBody(request, body) : request;
      if (isGuessable(request, url))
        return await forwardAttempt(limiter, lite, forwarded, { body, peerAddress });
      const response = await lite(forwarded, peerAddress);
      return url.pathname.startsWith('/storage/v1/object/')
        ? await dressFileResponse(request, response)
        : response;
    } catch (error) {
      if (error instanceof BodyTooLargeError)
        return apiError(413, 'EntityTooLarge', 'Gönderilen veri çok büyük.');
      throw error;
    }
  };
  return withCheckedPaths(withPrivateAnswers(front));
}
