import { createHash, randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { ConsoleEmailDriver } from '@supabase/lite';
import { paths } from '../../../src/lib/paths/paths';

/** Links of invitations and of new e-mail addresses. GoTrue has one lifetime for all mails; supabase/config.toml says the same. */
export const LINK_LIFETIME = '24 hours';

const TOKEN_BYTES = 32;

/** Makes the secret of a link in a mail, and what the database keeps of it, so that a backup opens no account. */
export function createMailToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  return { token, hash: hashMailToken(token) };
}

export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Writes a mail with the association's name. */
export type Mail = (association: string) => { subject: string; body: string };

/** supabase/templates has the same mails for hosted projects. */
function recoveryMail(siteUrl: string, token: string): Mail {
  return (association) => ({
    subject: 'Yeni parola bağlantınız',
    body: paragraphs(
      `${association} sitesi için yeni parola istediniz. Belirlemek için bu bağlantıyı açın:`,
      linkTo(siteUrl + paths.newPassword, token, 'recovery'),
      'Bağlantı on dakika geçerlidir ve bir kez kullanılabilir. Yeni bir bağlantı isterseniz bu bağlantı geçersiz olur.',
      'Siz istemediyseniz bu iletiyi dikkate almayın.',
    ),
  });
}

export function invitationMail(siteUrl: string, token: string): Mail {
  return (association) => ({
    subject: 'Yönetim paneline davetlisiniz',
    body: paragraphs(
      `${association} sitesi için yönetici olmaya davet edildiniz. Adınızı ve parolanızı belirleyip başlamak için bu bağlantıyı açın:`,
      linkTo(siteUrl + paths.invitation, token, 'invite'),
      'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Süresi dolarsa sizi davet eden yöneticiden yeni bir davet isteyin.',
      'Böyle bir davet beklemiyorsanız bu iletiyi dikkate almayın.',
    ),
  });
}

export function emailChangeMail(siteUrl: string, token: string): Mail {
  return (association) => ({
    subject: 'Yeni e-posta adresinizi onaylayın',
    body: paragraphs(
      `${association} sitesindeki hesabınızda bu e-posta adresini kullanmak istediniz. Onaylamak için bu bağlantıyı açın:`,
      linkTo(siteUrl + paths.emailChange, token, 'email_change'),
      'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Onaylayana kadar eski adresinizle giriş yaparsınız.',
      'Siz istemediyseniz bu iletiyi dikkate almayın.',
    ),
  });
}

/** For the old address, whose owner may know nothing of the change. */
export function emailChangeNotice(newEmail: string): Mail {
  return (association) => ({
    subject: 'E-posta adresiniz değiştirilmek isteniyor',
    body: paragraphs(
      `${association} sitesindeki hesabınızın e-posta adresinin ${newEmail} olarak değiştirilmesi istendi. Değişiklik, yeni adrese gönderilen bağlantı açılınca geçerli olur.`,
      'Siz istediyseniz bir şey yapmanız gerekmez. Siz istemediyseniz hemen giriş yapıp parolanızı değiştirin; istek o anda geçersiz olur.',
    ),
  });
}

function paragraphs(...texts: string[]): string {
  return ['Merhaba,', ...texts].join('\n\n');
}

function linkTo(page: string, token: string, type: string): string {
  return `${page}?${new URLSearchParams({ token_hash: token, type })}`;
}

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
