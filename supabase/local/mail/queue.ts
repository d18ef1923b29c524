import type { Sql, TransactionSql } from 'postgres';

/** What a mail is about, as administrators are told if it could not be sent. */
export type MailKind =
  | 'recovery'
  | 'invitation'
  | 'email_change'
  | 'email_change_notice'
  | 'important_change'
  | 'review'
  | 'warning';

export interface QueuedMail {
  /** Each address gets a mail of its own and sees no other. */
  to: readonly string[];
  subject: string;
  /** Paragraphs with an empty line between them. */
  text: string;
  /** A whole HTML document; made from the text if absent. */
  html?: string | undefined;
  /** `warning` if absent. */
  kind?: MailKind | undefined;
  /** An interval of PostgreSQL after which the mail is worthless, as its link is; a day if absent, which is also the most. */
  lifetime?: string | undefined;
}

/** Writes a mail with the association's name. */
export type Mail = (association: string) => Omit<QueuedMail, 'to'>;

/** Queues a mail to an address. */
export type SendMail = (to: string, mail: Mail) => Promise<void>;

/**
 * Does work now, at each notice of the database and after each reconnection. Resolves after the first time, with a function that awaits
 * the work of the moment.
 */
export async function onNotice(
  sql: Sql,
  channel: 'important_changes' | 'reviews',
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let running = Promise.resolve();
  const next = () => {
    running = running.then(work).catch(onError);
  };
  await sql.listen(channel, next, next);
  await running;
  return () => running;
}

/**
 * Queues a mail, also where no mail server is set: the server's worker (`worker.ts`) takes it from there, at once if the queue was written
 * outside of a transaction or when that commits. Throws only if the database does.
 */
export async function queueMail(sql: Sql | TransactionSql, mail: QueuedMail): Promise<void> {
  const { to, subject, text, html = null, kind = 'warning', lifetime = '1 day' } = mail;
  await sql`
    insert into private.mail_queue (kind, recipient, subject, text, html, expires_at)
    select ${kind}, recipient, ${subject}, ${text}, ${html}, now() + least(${lifetime}::interval, '1 day')
    from unnest(${[...to]}::text[]) as recipient`;
}
