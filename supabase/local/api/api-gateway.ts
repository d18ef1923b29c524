import { randomUUID } from 'node:crypto';
import { isApiPath } from '../../../src/lib/request-paths';
import { withAttemptLimits } from '../auth/limits/attempt-limits';
import { withDisabledEndpoints } from '../auth/disabled-endpoints';
import { DeviceCookie, withDeviceCookie } from '../auth/limits/device-cookie';
import { type CanSignIn, withEqualTiming } from '../auth/passwords/equal-timing';
import { withMailLinksOnly, withPromptRecovery } from '../auth/recovery/recovery';
import { withUnsupportedEndpoints } from '../auth/unsupported-endpoints';
import { completeFileResponse } from '../storage/file-response';
import { createResumableUploads, isResumable } from '../storage/resumable-uploads';
import { hasBrokenSignature } from '../storage/signed-addresses';
import { createUploads, isUpload } from '../storage/upload';
import { apiError } from './api-error';
import { type ApiFetch, applyMiddleware } from './api-middleware';
import { withCheckedPaths } from './checked-paths';
import { withTimeLimit, maskDatabaseError } from './mask-database-error';
import { answerPreflight } from './preflight';
import { withNoStore } from './no-store';
import { withReadableInput } from './readable-input';
import { bodyTooLarge, BodyTooLargeError, readBody, withBody } from './request-body';

const MAX_JSON_BYTES = 2 * 1024 * 1024;

export interface ApiGatewayOptions {
  /** Where unfinished uploads are collected; without it no upload can be resumed. */
  uploadsFolder?: string | undefined;
  /** The data folder's secret that signs cookies; random by default, so that cookies end with the process. */
  secret?: string | undefined;
  /** Whether visitors use https. */
  isSecure?: boolean | undefined;
  canSignIn?: CanSignIn | undefined;
  /** Supabase's functions by name. */
  functions?: Readonly<Record<string, ApiFetch>> | undefined;
  /** Called when work fails after its response was sent. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Puts the limits, checks and corrections of the API between the network and lite. */
export function createApiGateway(api: ApiFetch, options: ApiGatewayOptions = {}): ApiFetch {
  const { canSignIn, functions = {}, onError = () => undefined, uploadsFolder } = options;
  const { secret = randomUUID(), isSecure = false } = options;
  const cookie = new DeviceCookie(secret, isSecure);
  const lite: ApiFetch = async (request, peerAddress) => maskDatabaseError(await api(request, peerAddress));
  // Outermost first. Bodies have been read here and are short.
  const auth = applyMiddleware(lite, [
    withTimeLimit,
    withDisabledEndpoints,
    withAttemptLimits(cookie),
    withDeviceCookie(cookie),
    // Below the limits, which count it.
    withReadableInput,
    withMailLinksOnly,
    withPromptRecovery(onError),
    ...(canSignIn ? [withEqualTiming(canSignIn)] : []),
    withUnsupportedEndpoints,
  ]);
  // Outermost first. Bodies have not been read here.
  const resume = uploadsFolder === undefined ? undefined : createResumableUploads(lite, uploadsFolder);
  const forward = forwardTo({ lite, auth, resume, functions, secret });
  return applyMiddleware(forward, [withCheckedPaths, withNoStore]);
}

const FUNCTIONS = '/functions/v1/';

interface Services {
  lite: ApiFetch;
  auth: ApiFetch;
  resume: ApiFetch | undefined;
  functions: Readonly<Record<string, ApiFetch>>;
  secret: string;
}

function forwardTo({ lite, auth, resume, functions, secret }: Services): ApiFetch {
  const upload = createUploads(lite);
  const rows = withReadableInput(lite);
  return async (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    if (!isApiPath(pathname)) return apiError(404, 'not_found', 'Böyle bir adres yok.');
    const preflight = answerPreflight(request);
    if (preflight) return preflight;
    try {
      if (await hasBrokenSignature(request, secret))
        return apiError(400, 'InvalidJWT', 'Bu bağlantı geçerli değil ya da süresi doldu.');
      if (isUpload(request, pathname)) return await upload(request, peerAddress);
      if (resume && isResumable(pathname)) return await resume(request, peerAddress);
      const forwarded = await withReadBody(request);
      if (pathname.startsWith('/auth/v1/')) return await auth(forwarded, peerAddress);
      if (pathname.startsWith(FUNCTIONS)) {
        const called = new Map(Object.entries(functions)).get(pathname.slice(FUNCTIONS.length));
        return called
          ? await withReadableInput(called)(forwarded, peerAddress)
          : apiError(404, 'not_found', 'Böyle bir işlev yok.');
      }
      const response = await rows(forwarded, peerAddress);
      return pathname.startsWith('/storage/v1/object/')
        ? await completeFileResponse(request, response)
        : response;
    } catch (error) {
      if (error instanceof BodyTooLargeError) return bodyTooLarge();
      throw error;
    }
  };
}

/** Returns the request with its body in memory. Throws BodyTooLargeError beyond MAX_JSON_BYTES. */
async function withReadBody(request: Request): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  return withBody(request, await readBody(request, MAX_JSON_BYTES));
}
