import { setMaxListeners } from 'node:events';
import type { Sql } from 'postgres';
import { htmlOfText } from './compose';
import { type Mail, queueMail, type SendMail } from './queue';
import { explainMailError, type MailTransport } from './transport';

interface MailWorkerOptions {
  sql: Sql;
  transport: MailTransport;
  /** The association's present name. */
  readName: () => Promise<string>;
  /** Called with Turkish sentences for the terminal. */
  announce: (sentence: string) => void;
}

export interface MailWorker {
  send: SendMail;
  /** Sends what is queued, now and whenever something is. */
  start: () => Promise<void>;
  /** Aborts what is being sent; the next start sends it. */
  stop: () => Promise<void>;
}

interface WaitingMail {
  id: string;
  key: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  tries: number;
}

/** How long after the start of each try the next one begins. The last entry is for a server that died during the last try. */
const WAITS_S = [60, 4 * 60, 25 * 60, 3.5 * 60 * 60, 10 * 60];
const MAX_TRIES = WAITS_S.length;
/** The database is away. Its return wakes the worker sooner. */
const AFTER_ERROR_MS = 60_000;

/**
 * Sends the queued mails one after another, those first that expire first. A mail leaves the queue once the server has taken it: one whose
 * server dies in between goes out twice, with the same Message-ID. After five tries, a final refusal or its lifetime it is given up, and
 * only its kind, its masked address and the reason stay.
 */
export function createMailWorker({ sql, transport, readName, announce }: MailWorkerOptions): MailWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  setMaxListeners(0, signal);
  const isStopped = () => signal.aborted;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isQueued = false;
  let isBroken = false;

  const giveUp = async (which: ReturnType<Sql>) => {
    const gone = await sql<{ address: string; reason: string }[]>`
      with gone as (delete from private.mail_queue where ${which} returning *)
      insert into private.failed_mails (kind, address, reason)
      select kind, private.masked_address(recipient), coalesce(reason, ${'Zamanında gönderilemedi.'}) from gone
      returning address, reason`;
    for (const { address, reason } of gone)
      announce(`Bir e-posta gönderilemedi (${address}): ${reason} Yönetim panelinin özetinde de görünür.`);
  };

  const attempt = async (mail: WaitingMail) => {
    const { id, key, recipient: to, subject, text, tries } = mail;
    try {
      const html = mail.html ?? htmlOfText(subject, text);
      await transport.deliver({ id: key, association: await readName(), to, subject, text, html }, signal);
    } catch (error) {
      if (isStopped()) return;
      const { reason, isFinal } = explainMailError(error);
      await sql`update private.mail_queue set reason = ${reason} where id = ${id}`;
      if (isFinal || tries >= MAX_TRIES) await giveUp(sql`id = ${id}`);
      return;
    }
    await sql`delete from private.mail_queue where id = ${id}`;
  };

  const sendAll = async () => {
    await giveUp(sql`expires_at <= now() or (tries >= ${MAX_TRIES} and next_try_at <= now())`);
    await sql`delete from private.failed_mails where failed_at < now() - interval '30 days'`;
    while (!isStopped()) {
      const mail = await takeNext(sql);
      if (!mail) break;
      await attempt(mail);
    }
  };

  const run = async () => {
    isQueued = false;
    if (isStopped()) return;
    clearTimeout(timer);
    let wait: number | null = AFTER_ERROR_MS;
    try {
      await sendAll();
      wait = await untilNext(sql);
      isBroken = false;
    } catch (error) {
      if (!isBroken && !isStopped()) announce(`E-posta sırasına bakılamadı: ${String(error)}`);
      isBroken = true;
    }
    if (wait !== null && !isStopped()) timer = setTimeout(() => void wake(), wait).unref();
  };

  /** Resolves once a run that began after the call has ended. */
  const wake = (): Promise<void> => {
    if (!isQueued) running = running.then(run);
    isQueued = true;
    return running;
  };

  return {
    send: async (to, mail: Mail) => {
      await queueMail(sql, { to: [to], ...mail(await readName()) });
      if (transport.isLocal) await wake();
    },
    start: async () => {
      // Whoever mends the mail server's address and starts again waits for nothing.
      await sql`update private.mail_queue set next_try_at = now() where tries < ${MAX_TRIES}`;
      // It also wakes after a lost connection.
      const onQueued = () => void wake();
      await sql.listen('mail_queue', onQueued, onQueued);
      void transport.findFault().then((fault) => {
        if (fault && !isStopped()) announce(`${fault} Gönderilecek e-postalar sırada bekler.`);
      });
    },
    stop: () => {
      clearTimeout(timer);
      stopping.abort();
      return running;
    },
  };
}

/** Moves the next try on before this one, so that a mail is neither lost with its server nor sent by two. */
async function takeNext(sql: Sql): Promise<WaitingMail | undefined> {
  const [mail] = await sql<WaitingMail[]>`
    update private.mail_queue
    set tries = tries + 1, next_try_at = now() + make_interval(secs => (${WAITS_S}::float8[])[tries + 1])
    where id = (
      select id from private.mail_queue where next_try_at <= now() and expires_at > now() and tries < ${MAX_TRIES}
      order by expires_at, id limit 1 for update skip locked
    )
    returning id::text, id || '-' || (extract(epoch from queued_at) * 1000)::bigint as key, kind, recipient, subject, text, html, tries`;
  return mail;
}

/** Milliseconds until a mail is to be tried or given up; null while none waits. */
async function untilNext(sql: Sql): Promise<number | null> {
  const [next] = await sql<{ wait: number | null }[]>`
    select 1000 * greatest(1, extract(epoch from min(least(next_try_at, expires_at)) - now()))::float8 as wait
    from private.mail_queue`;
  return next?.wait ?? null;
}
