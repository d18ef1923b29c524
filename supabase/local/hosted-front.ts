import { HEALTH_LIMIT_MS } from '../../src/lib/time-limits';
import { apiError, type ApiFetch } from './api/api-fetch';
import { htmlOfText } from './mail/compose';
import { createSmtpTransport, type MailServer } from './mail/transport';
import type { Backend } from './start-backend';
import { serveHostedFiles } from './storage/hosted-files';
import { createSystemFunction, type MailState } from './system';

interface Project {
  url: string;
  publishableKey: string;
}

interface FrontOptions {
  /** Where pictures are cached in their widths. */
  folder: string;
  /** What the function `system` tells the project's administrators about this server; without it there is no such function. */
  describeSystem?: ((mails: MailState) => Promise<unknown>) | undefined;
}

/** Reads the state of the mails, and mails a warning about the server. */
export type Alarm = Pick<Backend, 'readMails' | 'mailAdministrators'>;

const SYSTEM_PATH = '/functions/v1/system';
/** In milliseconds, for a mail that waits in no queue. */
const MAIL_LIMIT_MS = 60_000;
/** A server in front of a hosted project sees no queue. */
const NO_MAILS: MailState = { waiting: 0, unsent: null };

/** Answers what browsers ask of our server in front of a hosted project: its public files, and how the server is. */
export function serveInFront(project: Project, { folder, describeSystem }: FrontOptions): ApiFetch {
  const files = serveHostedFiles(project, folder);
  if (!describeSystem) return files;
  const system = createSystemFunction(askProject(project), () => describeSystem(NO_MAILS));
  return (request, peerAddress) =>
    new URL(request.url).pathname === SYSTEM_PATH ? system(request) : files(request, peerAddress);
}

/** Sends a request of the site's origin to the project, with its key. */
function askProject({ url, publishableKey }: Project): ApiFetch {
  return async (request) => {
    const { method, headers: sent } = request;
    const headers = new Headers(sent);
    headers.set('apikey', publishableKey);
    const body = await request.text();
    const signal = AbortSignal.timeout(HEALTH_LIMIT_MS);
    try {
      const answer = await fetch(url + new URL(request.url).pathname, { method, headers, body, signal });
      // Its own headers tell how the body was sent, which is read by now.
      const read = await answer.arrayBuffer();
      return new Response(read, { status: answer.status, headers: { 'content-type': 'application/json' } });
    } catch {
      return apiError(503, 'unavailable', 'Supabase projesi yanıt vermiyor.');
    }
  };
}

/** Mails warnings without a queue: who looks at the server again an hour later tries again what failed. */
export async function createAlarm(mailServer: MailServer, to: string): Promise<Alarm> {
  const transport = await createSmtpTransport(mailServer);
  return {
    readMails: () => Promise.resolve(NO_MAILS),
    mailAdministrators: ({ subject, text }) => {
      const mail = { id: String(Date.now()), association: mailServer.from, to, subject, text };
      return transport.deliver(
        { ...mail, html: htmlOfText(subject, text) },
        AbortSignal.timeout(MAIL_LIMIT_MS),
      );
    },
  };
}
