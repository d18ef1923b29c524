import { appendFile } from 'node:fs/promises';
import type { ConsoleEmailDriver } from '@supabase/lite';
import { paths } from '../../../../src/lib/paths/paths';

type EmailDriver = Pick<ConsoleEmailDriver, 'send'>;

interface MailboxOptions {
  file: string;
  siteUrl: string;
  /** Called with a sentence that names the file, for the terminal. */
  announce: (sentence: string) => void;
}

const LINK_OF_LITE = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/**
 * Appends each mail to a file that only the operator can read, and delivers nothing. The mail contains a password link, so that the
 * terminal, whose output may be collected, shows only the file's name.
 */
export function createMailbox({ file, siteUrl, announce }: MailboxOptions): EmailDriver {
  return {
    send: async ({ to, text = '' }) => {
      const { subject, body } = writeRecovery(readToken(text), siteUrl);
      const head = [`Date: ${new Date().toISOString()}`, `To: ${to}`, `Subject: ${subject}`];
      await appendFile(file, `${[...head, '', body].join('\n')}\n\n`, { mode: 0o600 });
      announce(`E-posta gönderilmedi, şu dosyaya yazıldı: ${file}`);
    },
  };
}

/** Reads the token hash from lite's own link. That link is not used, because it puts the session's tokens into an address. */
function readToken(text: string): string {
  const link = LINK_OF_LITE.exec(text)?.[0];
  const query = link ? new URL(link).searchParams : null;
  const token = query?.get('type') === 'recovery' ? query.get('token') : null;
  // auth/disabled-endpoints.ts prevents all other mails.
  if (!token) throw new Error('lite sent a mail that is no recovery');
  return token;
}

function writeRecovery(token: string, siteUrl: string): { subject: string; body: string } {
  const query = new URLSearchParams({ token_hash: token, type: 'recovery' });
  return {
    subject: 'Yeni parola bağlantınız',
    body: [
      'Merhaba,',
      'NDS Mezunlar Derneği sitesi için yeni parola istediniz. Belirlemek için bu bağlantıyı açın:',
      `${siteUrl}${paths.newPassword}?${query}`,
      'Bağlantı on dakika geçerlidir ve bir kez kullanılabilir. Yeni bir bağlantı isterseniz bu bağlantı geçersiz olur.',
      'Siz istemediyseniz bu iletiyi dikkate almayın.',
    ].join('\n\n'),
  };
}
