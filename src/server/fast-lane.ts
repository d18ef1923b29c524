import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from '../../supabase/local/conditional-file';
import { HASHED_FOLDER } from '../shared/hashed-folder';
import { isKeptPage } from '../shared/offline';
import { ALWAYS_REVALIDATED } from './answer-text';
import { chooseEncoding } from './compression';
import { type Keepable, type KeptAnswers, SEEN_WITHIN_MS } from './kept-answers';
import type { Middleware, SiteFetch } from './listen';
import { IMMUTABLE } from './static-files';

/** An answer of the site as it goes over the wire. Headers are names and values in turn, as Node takes them fastest. */
export interface WireAnswer extends Keepable {
  status: number;
  headers: string[];
  /** For a client that has this very version. */
  unchangedHeaders: string[];
  etag: string | null;
  body: Buffer;
}

/** All that an answer may depend on. */
interface Question {
  /** Host, path and query. */
  place: string;
  encoding: string;
  scheme: string;
}

const FILE_KEPT_MS = 3_600_000;
/** A larger file is read again each time, rather than that it drives many others out. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Roughly what headers and bookkeeping weigh. */
const ENTRY_BYTES = 4 * 1024;
/** Requests for a part of an answer, and such that bring a body. */
const SPECIAL_HEADERS = ['range', 'content-length', 'transfer-encoding'];
const PLAIN_HOST = /^[a-z\d.-]+(:\d+)?$/;

/**
 * Answers public pages and hashed files without the rest of the server, for as long as answers are kept. What is kept was asked of
 * the site in a request of our own, with nothing of a visitor's in it but what the key names: so it is the site's own answer, headers
 * and all, and fits everyone who asks the same. All other requests pass.
 */
export function createFastLane(site: SiteFetch, answers: KeptAnswers<WireAnswer>): Middleware {
  const send = sendTogether();
  return (incoming, outgoing, next) => {
    const question = questionOf(incoming);
    if (!question) {
      next();
      return;
    }
    const key = `${question.encoding} ${question.scheme} ${question.place}`;
    const answer = answers.answer(key, () => ask(site, question));
    if (answer instanceof Promise) {
      answer.then(
        (late) => send(incoming, outgoing, late),
        () => next(),
      );
    } else send(incoming, outgoing, answer);
  };
}

function questionOf({ method, url = '', headers }: IncomingMessage): Question | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (SPECIAL_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const { host = '' } = headers;
  const [pathname = ''] = url.split('?', 1);
  const isKept = pathname.startsWith(HASHED_FOLDER) || (pathname.startsWith('/') && isKeptPage(pathname));
  if (!isKept || !PLAIN_HOST.test(host)) return null;
  return {
    place: host + url,
    encoding: chooseEncoding(headers['accept-encoding']) ?? 'identity',
    scheme: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
  };
}

async function ask(site: SiteFetch, { place, encoding, scheme }: Question): Promise<WireAnswer> {
  const headers = { 'accept-encoding': encoding, 'x-forwarded-proto': scheme };
  const answer = await site(new Request(`http://${place}`, { headers }), '');
  const body = Buffer.from(await answer.arrayBuffer());
  const etag = answer.headers.get('etag');
  const pairs = [...answer.headers];
  return {
    status: answer.status,
    headers: pairs.flat(),
    unchangedHeaders: pairs.filter(([name]) => name !== 'content-length').flat(),
    etag,
    body,
    bytes: body.byteLength + ENTRY_BYTES,
    keptMs: body.byteLength <= MAX_ANSWER_BYTES ? keptMs(answer) : 0,
  };
}

/** Only what is right for everyone who asks, and never changes or can be revalidated. */
function keptMs({ status, headers }: Response): number {
  if (status !== 200) return 0;
  const policy = headers.get('cache-control');
  if (policy === IMMUTABLE) return FILE_KEPT_MS;
  return policy === ALWAYS_REVALIDATED && headers.has('etag') ? SEEN_WITHIN_MS : 0;
}

type Send = (incoming: IncomingMessage, outgoing: ServerResponse, answer: WireAnswer) => void;

/**
 * Makes what sends answers, those of one turn of the event loop one right after another: it costs a third less than between the
 * readings of requests.
 */
function sendTogether(): Send {
  let waiting: Parameters<Send>[] = [];
  const sendAll = () => {
    const ready = waiting;
    waiting = [];
    for (const [incoming, outgoing, answer] of ready) send(incoming, outgoing, answer);
  };
  return (...parts) => {
    if (waiting.push(parts) === 1) setImmediate(sendAll);
  };
}

function send({ method, headers }: IncomingMessage, outgoing: ServerResponse, answer: WireAnswer): void {
  if (isKnown(answer.etag, headers['if-none-match'])) {
    outgoing.writeHead(304, answer.unchangedHeaders).end();
  } else {
    outgoing.writeHead(answer.status, answer.headers);
    if (method === 'HEAD') outgoing.end();
    else outgoing.end(answer.body);
  }
}
