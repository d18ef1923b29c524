import { appendFile } from 'node:fs/promises';
import type { ConsoleEmailDriver } from '@supabase/lite';
import { type Mail, recoveryMail } from './mails';

/** Sends a mail to an address. */
export type SendMail = (to: string, mail: Mail) => Promise<void>;

interface MailboxOptions {
  file: string;
  /** The association's present name. */
  readName: () => Promise<string>;
  /** Called with a sentence that names the file, for the terminal. */
  announce: (sentence: string) => void;
}

const LINK_OF_LITE = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/**
 * Appends each mail to a file that only the operator can read, and delivers nothing. The mails contain links that sign in, so that the
 * terminal, whose output may be collected, shows only the file's name.
 */
export function createMailbox({ file, readName, announce }: MailboxOptions): SendMail {
  return async (to, mail) => {
    const { subject, body } = mail(await readName());
    const head = [`Date: ${new Date().toISOString()}`, `To: ${to}`, `Subject: ${subject}`];
    await appendFile(file, `${[...head, '', body].join('\n')}\n\n`, { mode: 0o600 });
    announce(`E-posta gönderilmedi, şu dosyaya yazıldı: ${file}`);
  };
}

/** Writes our mail in place of lite's recovery mail, which is English. */
export function createLiteDriver(send: SendMail, siteUrl: string): Pick<ConsoleEmailDriver, 'send'> {
  return {
    send: ({ to, text = '' }) => send(to, recoveryMail(siteUrl, readToken(text))),
  };
}

/** Reads the token hash from lite's own link. That link is not used, because it puts the session's tokens into an address. */
function readToken(text: string): string {
  const link = LINK_OF_LITE.exec(text)?.[0];
  const query = link ? new URL(link).searchParams : null;
  const token = query?.get('type') === 'recovery' ? query.get('token') : null;
  // auth/disabled-endpoints.ts prevents all other mails of lite.
  if (!token) throw new Error('lite sent a mail that is no recovery');
  return token;
}
