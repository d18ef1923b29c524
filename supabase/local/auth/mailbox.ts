import { appendFile } from 'node:fs/promises';
import type { ConsoleEmailDriver } from '@supabase/lite';
import { paths } from '../../../src/shared/paths';

type EmailDriver = Pick<ConsoleEmailDriver, 'send'>;

interface MailboxOptions {
  file: string;
  siteUrl: string;
  /** Told where the mail is, for the terminal. */
  announce: (sentence: string) => void;
}

/**
 * Delivers nothing: appends each mail to a file that only the operator may read. A password link stands in it, so
 * the terminal (and whatever collects its output) is told of the file and not of the link.
 */
export function createMailbox({ file, siteUrl, announce }: MailboxOptions): EmailDriver {
  return {
    send: async ({ to, subject, text = '' }) => {
      const head = [`Date: ${new Date().toISOString()}`, `To: ${to}`, `Subject: ${subject}`];
      const mail = [...head, '', pointRecoveryToSite(text, siteUrl)].join('\n');
      await appendFile(file, `${mail}\n\n`, { mode: 0o600 });
      announce(`E-posta gönderilmedi, şu dosyaya yazıldı: ${file}`);
    },
  };
}

/** lite's own link ends with the session's tokens in an address, without the PKCE code that was asked for; the token goes to our screen instead. */
function pointRecoveryToSite(text: string, siteUrl: string): string {
  return text.replaceAll(/https?:\/\/\S+\/auth\/v1\/verify\?\S+/g, (link) => {
    const query = new URL(link).searchParams;
    const token = query.get('token');
    if (query.get('type') !== 'recovery' || token === null) return link;
    return `${siteUrl}${paths.newPassword}?${new URLSearchParams({ token_hash: token, type: 'recovery' })}`;
  });
}
