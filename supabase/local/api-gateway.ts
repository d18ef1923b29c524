import { randomUUID } from 'node:crypto';
import { messages } from '../../src/lib/messages';
import { isApiPath } from '../../src/lib/request-paths';
import { apiError, type ApiFetch, applyMiddleware, withHeaders } from './api/api-fetch';
import { withCheckedPaths } from './api/checked-paths';
import { withDatabaseErrors, withTimeLimit } from './api/outage';
import { withReadableInput } from './api/readable-input';
import { bodyTooLarge, withReadBody } from './api/request-body';
import { withDisabledEndpoints, withOwnSettings, withUnsupportedEndpoints } from './auth/closed-endpoints';
import { withAttemptLimits } from './auth/limits/attempt-limits';
import { DeviceCookie, withDeviceCookie } from './auth/limits/device-cookie';
import { type CanSignIn, withEqualTiming } from './auth/passwords/equal-timing';
import { withMailLinksOnly, withPromptRecovery } from './auth/recovery';
import { completeFileResponse, hasBrokenSignature } from './storage/file-response';
import { createResumableUploads, isResumable } from './storage/resumable-uploads';
import { createUploads, isUpload } from './storage/upload';

export interface ApiGatewayOptions {
  /** Where unfinished uploads are collected; without it no upload can be resumed. */
  uploadsFolder?: string | undefined;
  /** The data folder's secret that signs cookies; random by default, so that cookies end with the process. */
  secret?: string | undefined;
  /** Whether visitors use https. */
  isSecure?: boolean | undefined;
  canSignIn?: CanSignIn | undefined;
  /** Whether nothing may be written now. */
  isPaused?: (() => Promise<boolean>) | undefined;
  /** Supabase's functions by name. */
  functions?: Readonly<Record<string, ApiFetch>> | undefined;
  /** Called when work fails after its response was sent. */
  onError?: ((error: unknown) => void) | undefined;
}

const MAX_JSON_BYTES = 2 * 1024 * 1024;
const FUNCTIONS = '/functions/v1/';
// A function says itself that its answers are personal, also on hosted Supabase.
const PERSONAL = ['/rest/v1/', '/auth/v1/'];
const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
/** Sessions may begin, go on and end at any time. No backup holds them. */
const SESSIONS = /^\/auth\/v1\/(?:token|logout)$/;
/** The prefix of public keys. */
const PUBLIC_KEY = 'sb_publishable_';

/** Puts the limits, checks and corrections of the API between the network and lite. */
export function createApiGateway(api: ApiFetch, options: ApiGatewayOptions = {}): ApiFetch {
  const { canSignIn, isPaused, functions = {}, onError = () => undefined, uploadsFolder } = options;
  const { secret = randomUUID(), isSecure = false } = options;
  const cookie = new DeviceCookie(secret, isSecure);
  const lite = withDatabaseErrors(api);
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
    withOwnSettings,
  ]);
  const rows = withReadableInput(lite);
  const upload = createUploads(lite);
  const resume = uploadsFolder === undefined ? undefined : createResumableUploads(lite, uploadsFolder);
  const called = new Map(Object.entries(functions));

  // Bodies have not been read here.
  const forward: ApiFetch = async (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    if (!isApiPath(pathname)) return apiError(404, 'not_found', 'Böyle bir adres yok.');
    const preflight = answerPreflight(request);
    if (preflight) return preflight;
    if (mayWrite(request, pathname) && (await isPaused?.())) return updating();
    if (await hasBrokenSignature(request, secret))
      return apiError(400, 'InvalidJWT', 'Bu bağlantı geçerli değil ya da süresi doldu.');
    if (isUpload(request, pathname)) return upload(request, peerAddress);
    if (resume && isResumable(pathname)) return resume(request, peerAddress);
    const forwarded = await withReadBody(request, MAX_JSON_BYTES);
    if (forwarded === null) return bodyTooLarge();
    if (pathname.startsWith('/auth/v1/')) return auth(forwarded, peerAddress);
    if (pathname.startsWith(FUNCTIONS)) {
      const run = called.get(pathname.slice(FUNCTIONS.length));
      return run
        ? withReadableInput(run)(forwarded, peerAddress)
        : apiError(404, 'not_found', 'Böyle bir işlev yok.');
    }
    const response = await rows(forwarded, peerAddress);
    return pathname.startsWith('/storage/v1/object/') ? completeFileResponse(request, response) : response;
  };
  return withCheckedPaths(async (request, peerAddress) => {
    const response = await forward(request, peerAddress);
    return isPersonal(request) ? withHeaders(response, { 'cache-control': 'no-store' }) : response;
  });
}

/**
 * Responds to a CORS preflight; null for any other request. As on hosted Supabase, any site may send requests; key and token decide what
 * they get. lite responds for tables but not for functions, which a static site on another origin calls for its search.
 */
function answerPreflight({ method, headers }: Request): Response | null {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return null;
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '3600',
      vary: 'access-control-request-headers',
    },
  });
}

/** Whether a request could change rows or files. Visitors cannot, also not by the functions that they call. */
function mayWrite(request: Request, pathname: string): boolean {
  if (READS.includes(request.method) || SESSIONS.test(pathname)) return false;
  return !pathname.startsWith('/rest/v1/rpc/') || isPersonal(request);
}

function updating(): Response {
  return apiError(503, 'site_updating', messages.errors.updating, { 'retry-after': '30' });
}

/** Whether a response is for a signed-in user or the secret key. No cache may keep it; visitors' responses are unchanged. */
function isPersonal(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  if (!PERSONAL.some((prefix) => pathname.startsWith(prefix))) return false;
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  const keys = [bearer, request.headers.get('apikey'), searchParams.get('apikey')];
  return keys.some((key) => typeof key === 'string' && !key.startsWith(PUBLIC_KEY));
}
