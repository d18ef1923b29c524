import type { Sql } from 'postgres';
import { apiError, type ApiMiddleware, at } from '../api/api-fetch';
import { readFields } from '../api/request-body';
import { emailExists, readEmail, refuseEmail } from './account-email';
import { findAccount } from './accounts';
import type { SendMail } from '../mail/queue';
import { createMailToken, emailChangeMail, emailChangeNotice, hashMailToken, LINK_LIFETIME } from './mails';

export interface EmailChangeOptions {
  sql: Sql;
  sendMail: SendMail;
  siteUrl: string;
}

const NEXT_MAIL_S = 60;
const UNIQUE_VIOLATION = '23505';

/**
 * Confirms another e-mail address in place of lite, which lets the old address confirm instead of the new one. The link proves the new
 * address and changes the account, but opens no session: a mistyped address belongs to a stranger.
 */
export function withEmailChange(sql: Sql): ApiMiddleware {
  return at('POST /auth/v1/verify', (next) => async (request, peerAddress) => {
    const { type, token_hash: token } = await readFields(request);
    return type === 'email_change' && typeof token === 'string'
      ? confirm(sql, hashMailToken(token))
      : next(request, peerAddress);
  });
}

/** Sends the link to the new address and a notice to the present one. Resolves to a refusal, or null. */
export async function sendChangeLink(
  { sql, sendMail, siteUrl }: EmailChangeOptions,
  { userId, email: current }: { userId: string; email: string },
  wanted: unknown,
): Promise<Response | null> {
  const email = readEmail(wanted);
  if (email === null) return refuseEmail(wanted);
  if (email === current) return null;
  if (await findAccount(sql, email)) return emailExists();
  const { token, hash } = createMailToken();
  const stored = await sql`
    update auth.users
    set email_change = ${email}, email_change_token_new = ${hash}, email_change_token_current = null,
      email_change_sent_at = now(), updated_at = now()
    where id = ${userId} and (email_change_sent_at is null or email_change_sent_at < now() - make_interval(secs => ${NEXT_MAIL_S}))`;
  if (stored.count === 0) {
    const sentence = 'Az önce bir bağlantı gönderildi. Lütfen bir dakika bekleyin.';
    return apiError(429, 'over_email_send_rate_limit', sentence, { 'retry-after': String(NEXT_MAIL_S) });
  }
  await sendMail(email, emailChangeMail(siteUrl, token));
  await sendMail(current, emailChangeNotice(email));
  return null;
}

/** Changes the address, and voids the links that went to the old one. */
async function confirm(sql: Sql, hash: string): Promise<Response> {
  try {
    const [user] = await sql<{ id: string; email: string }[]>`
      with changed as (
        update auth.users
        set email = email_change, email_change = null, email_change_token_new = null, email_change_sent_at = null,
          email_confirmed_at = coalesce(email_confirmed_at, now()), recovery_token = null, confirmation_token = null,
          updated_at = now()
        where email_change_token_new = ${hash} and email_change_sent_at > now() - ${LINK_LIFETIME}::interval
        returning id, email
      ), told as (
        update auth.identities
        set identity_data = identity_data || jsonb_build_object('email', changed.email, 'email_verified', true), updated_at = now()
        from changed where user_id = changed.id and provider = 'email'
      )
      select id, email from changed`;
    if (!user) return apiError(403, 'otp_expired', 'Bağlantı kullanılmış ya da süresi dolmuş.');
    return Response.json(
      { ...user, aud: 'authenticated', role: 'authenticated' },
      { headers: { 'cache-control': 'no-store', 'sb-auth-user-id': user.id } },
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return emailExists();
    throw error;
  }
}
