import { randomUUID } from 'node:crypto';
import { isApiPath } from '../../../src/lib/request-paths';
import { withAttemptLimits } from '../auth/limits/attempt-limits';
import { withDisabledEndpoints } from '../auth/disabled-endpoints';
import { DeviceCookie, withDeviceCookie } from '../auth/limits/device-cookie';
import { type CanSignIn, withEqualTiming } from '../auth/passwords/equal-timing';
import { withPromptRecovery, withRecoveryLinksOnly } from '../auth/recovery/recovery';
import { withUnsupportedEndpoints } from '../auth/unsupported-endpoints';
import { completeFileResponse } from '../storage/file-response';
import { createUploads, isUpload } from '../storage/upload';
import { apiError } from './api-error';
import { type ApiFetch, applyMiddleware } from './api-middleware';
import { withCheckedPaths } from './checked-paths';
import { withTimeLimit, maskDatabaseError } from './mask-database-error';
import { answerPreflight } from './preflight';
import { withNoStore } from './no-store';
import { BodyTooLargeError, readBody, withBody } from './request-body';

const MAX_JSON_BYTES = 2 * 1024 * 1024;

export interface ApiGatewayOptions {
  /** A secret of the data folder, which what browsers keep is signed with; without it nothing outlives the process. */
  secret?: string | undefined;
  /** Whether visitors use https. */
  isSecure?: boolean | undefined;
  canSignIn?: CanSignIn | undefined;
  /** Told of work that failed after its request was answered. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Everything that stands between the network and lite: what may pass, how much, how often, and in which clothes. */
export function createApiGateway(api: ApiFetch, options: ApiGatewayOptions = {}): ApiFetch {
  const { canSignIn, onError = () => undefined } = options;
  const { secret = randomUUID(), isSecure = false } = options;
  const cookie = new DeviceCookie(secret, isSecure);
  const lite: ApiFetch = async (request, peerAddress) => maskDatabaseError(await api(request, peerAddress));
  /** Around the sign-in addresses, outermost first. Their bodies have been read and are short. */
  const auth = applyMiddleware(lite, [
    withTimeLimit,
    withDisabledEndpoints,
    withAttemptLimits(cookie),
    withDeviceCookie(cookie),
    withRecoveryLinksOnly,
    withPromptRecovery(onError),
    ...(canSignIn ? [withEqualTiming(canSignIn)] : []),
    withUnsupportedEndpoints,
  ]);
  /** Around every address, outermost first. Bodies have not been read yet. */
  return applyMiddleware(forwardTo(lite, auth), [withCheckedPaths, withNoStore]);
}

function forwardTo(lite: ApiFetch, auth: ApiFetch): ApiFetch {
  const upload = createUploads(lite);
  return async (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    if (!isApiPath(pathname)) return apiError(404, 'not_found', 'Böyle bir adres yok.');
    const preflight = answerPreflight(request);
    if (preflight) return preflight;
    try {
      if (isUpload(request, pathname)) return await upload(request, peerAddress);
      const forwarded = await withReadBody(request);
      if (pathname.startsWith('/auth/v1/')) return await auth(forwarded, peerAddress);
      const response = await lite(forwarded, peerAddress);
      return pathname.startsWith('/storage/v1/object/')
        ? await completeFileResponse(request, response)
        : response;
    } catch (error) {
      if (error instanceof BodyTooLargeError)
        return apiError(413, 'EntityTooLarge', 'Gönderilen veri çok büyük.');
      throw error;
    }
  };
}

/** The request with its body in memory; throws BodyTooLargeError when it is longer than a form can be. */
async function withReadBody(request: Request): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  return withBody(request, await readBody(request, MAX_JSON_BYTES));
}
