import { createHash } from 'node:crypto';
import { answerConditionally } from '../../supabase/local/conditional-file';
import { chooseEncoding, compressQuickly, MIN_COMPRESSED_BYTES } from './compression';

interface TextAnswer {
  content: string;
  /** Media type without a charset: everything is UTF-8. */
  type: string;
  status: number;
  /** Nobody may keep it, because it tells of a failure. */
  isFaulty?: boolean | undefined;
}

/** The policy of what was made for this moment: kept by browsers, and asked for again each time. */
export const ALWAYS_REVALIDATED = 'no-cache';
/** The policy of what tells of a failure. */
export const FAULTY = 'no-store';
/** A failure may be over by then: what search engines and proxies make of a 503. */
const RETRY_AFTER_S = 30;

/** Answers with text made for this moment: compressed as the client likes it, and revalidated by its ETag. */
export async function answerText(request: Request, answer: TextAnswer): Promise<Response> {
  const { content, type, status, isFaulty } = answer;
  const bytes = new TextEncoder().encode(content);
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': isFaulty || status >= 500 ? FAULTY : ALWAYS_REVALIDATED,
    vary: 'accept-encoding',
  });
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_S));
  if (status === 200) headers.set('etag', `W/"${version}"`);
  const encoding =
    bytes.byteLength < MIN_COMPRESSED_BYTES
      ? null
      : chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const body = encoding ? await compressQuickly(bytes, encoding) : bytes;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  const response = new Response(request.method === 'HEAD' ? null : body, { status, headers });
  return status === 200 && !request.headers.has('range') ? answerConditionally(request, response) : response;
}
