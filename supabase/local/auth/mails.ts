import { createHash, randomBytes } from 'node:crypto';
import type { ConsoleEmailDriver } from '@supabase/lite';
import { isTeamRole, roleInSentence, type TeamRole } from '../../../src/lib/identity/roles';
import { paths } from '../../../src/lib/paths/paths';
import { composeMail } from '../mail/compose';
import type { Mail, SendMail } from '../mail/queue';
import { RECOVERY_LIFETIME_S } from './recovery';

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

const DUTIES: Readonly<Record<TeamRole, string>> = {
  administrator: 'Yöneticiler içerikleri yayımlar, ayarları değiştirir ve başkalarını davet eder.',
  writer: 'Yazarlar taslak hazırlar, yöneticiler yayımlar.',
};

/** supabase/templates has the same mails for hosted projects. */
function recoveryMail(siteUrl: string, token: string): Mail {
  return (association) => ({
    kind: 'recovery',
    lifetime: `${RECOVERY_LIFETIME_S} seconds`,
    ...composeMail('Yeni parola bağlantınız', [
      `${association} sitesi için yeni parola istediniz. Belirlemek için bu bağlantıyı açın:`,
      { href: linkTo(siteUrl + paths.newPassword, token, 'recovery'), label: 'Yeni parola belirle' },
      'Bağlantı on dakika geçerlidir ve bir kez kullanılabilir. Yeni bir bağlantı isterseniz bu bağlantı geçersiz olur.',
      'Siz istemediyseniz bu iletiyi dikkate almayın.',
    ]),
  });
}

/** `name` may be ''. `role` is a TeamRole; of somebody who gets one only afterwards the mail says none. */
export function invitationMail(
  siteUrl: string,
  token: string,
  { name, role }: { name: string; role: unknown },
): Mail {
  const link = linkTo(siteUrl + paths.invitation, token, 'invite');
  return (association) => ({
    kind: 'invitation',
    lifetime: LINK_LIFETIME,
    ...composeMail('Yönetim paneline davetlisiniz', [
      isTeamRole(role)
        ? `${association} sitesi için ${roleInSentence(role)} olmaya davet edildiniz. ${DUTIES[role]}`
        : `${association} sitesinin ekibine davet edildiniz.`,
      'Adınızı ve parolanızı belirleyip başlamak için bu bağlantıyı açın:',
      { href: name === '' ? link : `${link}&${new URLSearchParams({ ad: name })}`, label: 'Daveti kabul et' },
      'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Süresi dolarsa sizi davet eden yöneticiden yeni bir davet isteyin.',
      'Böyle bir davet beklemiyorsanız bu iletiyi dikkate almayın.',
    ]),
  });
}

export function emailChangeMail(siteUrl: string, token: string): Mail {
  return (association) => ({
    kind: 'email_change',
    lifetime: LINK_LIFETIME,
    ...composeMail('Yeni e-posta adresinizi onaylayın', [
      `${association} sitesindeki hesabınızda bu e-posta adresini kullanmak istediniz. Onaylamak için bu bağlantıyı açın:`,
      { href: linkTo(siteUrl + paths.emailChange, token, 'email_change'), label: 'Yeni adresi onayla' },
      'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Onaylayana kadar eski adresinizle giriş yaparsınız.',
      'Siz istemediyseniz bu iletiyi dikkate almayın.',
    ]),
  });
}

/** For the old address, whose owner may know nothing of the change. */
export function emailChangeNotice(newEmail: string): Mail {
  return (association) => ({
    kind: 'email_change_notice',
    ...composeMail('E-posta adresiniz değiştirilmek isteniyor', [
      `${association} sitesindeki hesabınızın e-posta adresinin ${newEmail} olarak değiştirilmesi istendi. Değişiklik, yeni adrese gönderilen bağlantı açılınca geçerli olur.`,
      'Siz istediyseniz bir şey yapmanız gerekmez. Siz istemediyseniz hemen giriş yapıp parolanızı değiştirin; istek o anda geçersiz olur.',
    ]),
  });
}

function linkTo(page: string, token: string, type: string): string {
  return `${page}?${new URLSearchParams({ token_hash: token, type })}`;
}

const LINK_OF_LITE = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

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
