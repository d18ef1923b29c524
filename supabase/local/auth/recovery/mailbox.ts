import { appendFile } from 'node:fs/promises';
import type { ConsoleEmailDriver } from '@supabase/lite';
import { paths } from '../../../../src/lib/paths/paths';

type EmailDriver = Pick<ConsoleEmailDriver, 'send'>;

interface MailboxOptions {
  file: string;
  siteUrl: string;
  /** Told where the mail is, for the terminal. */
  announce: (sentence: string) => void;
}

const LINK_OF_LITE = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/**
 * Delivers nothing: appends each mail to a file that only the operator may read. A password link stands in it, so
 * the terminal (and whatever collects its output) is told of the file and not of the link.
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

/** The token hash of lite's own link, which is not used: it ends with the session's tokens in an address. */
function readToken(text: string): string {
  const link = LINK_OF_LITE.exec(text)?.[0];
  const query = link ? new URL(link).searchParams : null;
  const token = query?.get('type') === 'recovery' ? query.get('token') : null;
  // auth/closed-doors.ts leaves lite no other mail to send.
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
