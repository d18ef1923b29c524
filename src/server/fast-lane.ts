import type { IncomingMessage } from 'node:http';
import { HASHED_FOLDER } from '../shared/hashed-folder';
import { isUnavailable } from '../shared/read-rows';
import { queryAsRead } from '../shared/page-params';
import { isKeptPage } from '../shared/offline';
import { chooseEncoding, type Encoding } from './compression';
import type { ContentVersion } from './content-version';
import type { KeptAnswers } from './kept-answers';
import type { Middleware, SiteFetch } from './listen';
import { tightenInTurn } from './tighten-answer';
import { type Send, sendTogether, toWireAnswer, type WireAnswer } from './wire-answer';

/** All that an answer may depend on: the parts of its key. */
interface Question {
  /** Host, path, and of the query what the page reads. */
  place: string;
  /** Whether the address has more in its query: where it leads on to another one, that goes along. */
  isReduced: boolean;
  encoding: Encoding | null;
  scheme: string;
  isFile: boolean;
}

interface Keeping {
  answers: KeptAnswers<WireAnswer>;
  content: ContentVersion;
}

/** Hashed files are named after what they hold. */
const FILE_VERSION = '';
/** Requests for a part of an answer, and such that bring a body. */
const SPECIAL_HEADERS = ['range', 'content-length', 'transfer-encoding'];
const PLAIN_HOST = /^[a-z\d.-]+(:\d+)?$/;

/**
 * The response cache: answers public pages and hashed files without the rest of the server, files always, pages for as long as the
 * content has the version that they were made from. What is kept was asked of the site in a request of our own, with nothing of a
 * visitor's in it but what the key names: so it is the site's own answer, headers and all, and fits everyone who asks the same. Where
 * the version or a new answer is not to be had, visitors get what was last rendered, with its age. All other requests pass.
 */
export function createFastLane(site: SiteFetch, { answers, content }: Keeping): Middleware {
  const send = sendTogether();
  const tighten = tightenInTurn();

  const findAt = (question: Question, version: string) =>
    answers.answer(keyOf(question), version, () => ask(site, question));
  const find = (question: Question): WireAnswer | Promise<WireAnswer> => {
    const version = question.isFile ? FILE_VERSION : content.current();
    if (typeof version === 'string') return findAt(question, version);
    return version.then(
      (read) => findAt(question, read),
      // A backend that answers, but knows no version: nothing is kept of what it says.
      (error: unknown) => {
        if (isUnavailable(error)) throw error;
        return ask(site, question);
      },
    );
  };
  const give: Send = (incoming, outgoing, answer, ageMs) => {
    send(incoming, outgoing, answer, ageMs);
    tighten(answer);
  };
  return (incoming, outgoing, next) => {
    const question = questionOf(incoming);
    if (!question) {
      next();
      return;
    }
    const answer = find(question);
    if (!(answer instanceof Promise)) {
      give(incoming, outgoing, answer);
      return;
    }
    answer
      // There is no backend to tell the version, or the site failed.
      .catch(() => null)
      .then((late) => {
        const stale = late && late.kind !== 'failure' ? undefined : answers.stale(keyOf(question));
        if (stale) give(incoming, outgoing, stale.answer, stale.ageMs);
        else if (late && !(question.isReduced && leadsOn(late))) give(incoming, outgoing, late);
        else next();
      })
      .catch(() => outgoing.destroy());
  };
}

function questionOf({ method, url = '', headers }: IncomingMessage): Question | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (SPECIAL_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const { host = '' } = headers;
  const [pathname = ''] = url.split('?', 1);
  const isFile = pathname.startsWith(HASHED_FOLDER);
  const isKept = isFile || (pathname.startsWith('/') && isKeptPage(pathname));
  if (!isKept || !PLAIN_HOST.test(host)) return null;
  const query = url.slice(pathname.length);
  const queryRead = isFile ? '' : queryAsRead(pathname, query);
  return {
    place: host + pathname + queryRead,
    isReduced: queryRead !== query,
    encoding: chooseEncoding(headers['accept-encoding']),
    scheme: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
    isFile,
  };
}

function keyOf({ encoding, scheme, place }: Question): string {
  return `${encoding} ${scheme} ${place}`;
}

function leadsOn({ status }: WireAnswer): boolean {
  return status >= 300 && status < 400;
}

async function ask(site: SiteFetch, { place, encoding, scheme }: Question): Promise<WireAnswer> {
  const headers = { 'accept-encoding': encoding ?? 'identity', 'x-forwarded-proto': scheme };
  return toWireAnswer(await site(new Request(`http://${place}`, { headers }), ''));
}
