import type { IncomingMessage } from 'node:http';
import { HASHED_FOLDER } from '../shared/hashed-folder';
import { isKeptPage } from '../shared/offline';
import { chooseEncoding, type Encoding } from './compression';
import type { ContentVersion } from './content-version';
import type { KeptAnswers } from './kept-answers';
import type { Middleware, SiteFetch } from './listen';
import { tightenInTurn } from './tighten-answer';
import { type Send, sendTogether, toWireAnswer, type WireAnswer } from './wire-answer';

/** All that an answer may depend on. */
interface Question {
  /** Host, path and query. */
  place: string;
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
 * Answers public pages and hashed files without the rest of the server: files always, pages for as long as the content has the version
 * that they were made from. What is kept was asked of the site in a request of our own, with nothing of a visitor's in it but what the
 * key names: so it is the site's own answer, headers and all, and fits everyone who asks the same. All other requests pass.
 */
export function createFastLane(site: SiteFetch, { answers, content }: Keeping): Middleware {
  const send = sendTogether();
  const tighten = tightenInTurn();

  const findAt = (question: Question, version: string) => {
    const key = `${question.encoding} ${question.scheme} ${question.place}`;
    return answers.answer(key, version, () => ask(site, question));
  };
  const find = (question: Question): WireAnswer | Promise<WireAnswer> => {
    const version = question.isFile ? FILE_VERSION : content.current();
    return typeof version === 'string'
      ? findAt(question, version)
      : version.then((read) => findAt(question, read));
  };
  const give: Send = (incoming, outgoing, answer) => {
    send(incoming, outgoing, answer);
    tighten(answer);
  };
  return (incoming, outgoing, next) => {
    const question = questionOf(incoming);
    if (!question) {
      next();
      return;
    }
    const answer = find(question);
    if (answer instanceof Promise) {
      answer.then(
        (late) => give(incoming, outgoing, late),
        () => next(),
      );
    } else give(incoming, outgoing, answer);
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
  return {
    place: host + url,
    encoding: chooseEncoding(headers['accept-encoding']),
    scheme: headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
    isFile,
  };
}

async function ask(site: SiteFetch, { place, encoding, scheme }: Question): Promise<WireAnswer> {
  const headers = { 'accept-encoding': encoding ?? 'identity', 'x-forwarded-proto': scheme };
  return toWireAnswer(await site(new Request(`http://${place}`, { headers }), ''));
}
