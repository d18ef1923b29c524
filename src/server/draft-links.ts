import { createMiddleware } from 'hono/factory';
import { networkOf } from '../../supabase/local/api/client-address';
import { AttemptLimiter } from '../../supabase/local/auth/limits/attempt-limiter';
import { isDraftPath } from '../lib/paths/paths';
import { NOT_STORED } from './cache/cached-response';
import { clientAddress } from './http/client-address';

/** The function of the API that the page calls. */
const OPEN = /^\/+rest\/v1\/+rpc\/+open_draft_link/i;
/** What the function gives for a link that opens nothing. */
const NOTHING = '[]';
/** A secret has 160 bits, so that this only bounds the load. */
const WRONG_LINKS = { max: 20, windowMs: 5 * 60_000 };

/** The headers of every answer at a draft's address: no cache, no search engine and no referred page learns of it. */
const DRAFT_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': NOT_STORED,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const REFUSAL = 'Çok fazla geçersiz bağlantı denendi. Lütfen birkaç dakika sonra yeniden deneyin.';
const REFUSAL_DOCUMENT = `<!doctype html>
<html lang="tr"><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Biraz bekleyin</title><h1>Biraz bekleyin</h1><p>${REFUSAL}</p></html>
`;

/** Answers twenty links that open nothing per network in five minutes, then 429. Links that open a draft are not counted. */
export function guardDraftLinks(trustsProxy: boolean) {
  const limiter = new AttemptLimiter({ perNetwork: WRONG_LINKS, perSubject: WRONG_LINKS });
  return createMiddleware<{ Bindings: { peerAddress: string } }>(async (context, next) => {
    const { path, raw } = context.req;
    const isPage = isDraftPath(path);
    if (!isPage && !OPEN.test(path)) return next();
    const network = networkOf(clientAddress(raw, context.env.peerAddress, trustsProxy));
    const { retryAfterMs, forgive } = limiter.take({ network, subject: '', device: null });
    if (retryAfterMs === null) {
      await next();
      if (!(await isWrong(context.res, isPage))) forgive();
    } else context.res = refuse(retryAfterMs, isPage);
    if (!isPage) return;
    for (const [name, value] of Object.entries(DRAFT_HEADERS)) context.res.headers.set(name, value);
  });
}

async function isWrong(response: Response, isPage: boolean): Promise<boolean> {
  if (isPage || !response.ok) return response.status >= 400 && response.status < 500;
  return (await response.clone().text()) === NOTHING;
}

function refuse(retryAfterMs: number, isPage: boolean): Response {
  const headers = { 'retry-after': String(Math.ceil(retryAfterMs / 1000)), 'cache-control': NOT_STORED };
  if (!isPage) {
    const error = { code: 'over_request_rate_limit', message: REFUSAL, details: null, hint: null };
    return Response.json(error, { status: 429, headers });
  }
  return new Response(REFUSAL_DOCUMENT, {
    status: 429,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}
