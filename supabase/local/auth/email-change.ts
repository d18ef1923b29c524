import type { Sql } from 'postgres';
import { apiError } from '../api/api-error';
import type { ApiMiddleware } from '../api/api-middleware';
import { findAccount } from './accounts';
import { type Caller, findCaller, refuseCurrentPassword, toReading } from './passwords/caller';
import type { SendMail } from './mails/mailbox';
import { createMailToken, hashMailToken, LINK_LIFETIME } from './mails/mail-token';
import { emailChangeMail, emailChangeNotice } from './mails/mails';
import { readEmail, readFields, refuseEmail } from './request-fields';

export interface EmailChangeOptions {
  sql: Sql;
  sendMail: SendMail;
  siteUrl: string;
}

const OTHER_CHANGES = ['password', 'phone', 'data'];
const NEXT_MAIL_S = 60;
const UNIQUE_VIOLATION = '23505';

/**
 * Changes an account's e-mail address in place of lite, which asks for no password and lets the old address confirm instead of the new
 * one. The link proves the new address and changes the account, but opens no session: a mistyped address belongs to a stranger.
 */
export function withEmailChange(options: EmailChangeOptions): ApiMiddleware {
  return (next) => async (request, peerAddress) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/auth/v1/verify') {
      const { type, token_hash: token } = await readFields(request);
      return type === 'email_change' && typeof token === 'string'
        ? confirm(options.sql, hashMailToken(token))
        : next(request, peerAddress);
    }
    if (request.method !== 'PUT' || pathname !== '/auth/v1/user') return next(request, peerAddress);
    const fields = await readFields(request);
    const { email, current_password: current } = fields;
    // One change at a time; the next middleware refuses the others.
    if (email === undefined || OTHER_CHANGES.some((name) => fields[name] !== undefined))
      return next(request, peerAddress);
    const account = await next(toReading(request), peerAddress);
    if (!account.ok) return account;
    const caller = await findCaller(options.sql, request);
    if (!caller) return apiError(403, 'session_not_found', 'Oturum sona ermiş.');
    const refusal =
      (await refuseCurrentPassword(caller, current)) ?? (await sendLink(options, caller, email));
    return refusal ?? next(toReading(request), peerAddress);
  };
}

async function sendLink(
  { sql, sendMail, siteUrl }: EmailChangeOptions,
  { userId, email: current }: Caller,
  wanted: unknown,
): Promise<Response | null> {
  const email = readEmail(wanted);
  if (email === null) return refuseEmail(wanted);
  if (email === current) return null;
  // GoTrue tells signed-in people the same.
  if (await findAccount(sql, email)) return emailExists();
  const token = createMailToken();
  const stored = await sql`
    update auth.users
    set email_change = ${email}, email_change_token_new = ${hashMailToken(token)}, email_change_token_current = null,
      email_change_sent_at = now(), updated_at = now()
    where id = ${userId} and (email_change_sent_at is null or email_change_sent_at < now() - make_interval(secs => ${NEXT_MAIL_S}))`;
  if (stored.count === 0)
    return apiError(
      429,
      'over_email_send_rate_limit',
      'Az önce bir bağlantı gönderildi. Lütfen bir dakika bekleyin.',
      {
        'retry-after': String(NEXT_MAIL_S),
      },
    );
  await sendMail(email, emailChangeMail(siteUrl, token));
  await sendMail(current, emailChangeNotice(email));
  return null;
}

/** Changes the address, and voids the links that went to the old one. */
async function confirm(sql: Sql, hash: string): Promise<Response> {
  try {
    const [user] = await sql.begin(async (transaction) => {
      const changed = await transaction<{ id: string; email: string }[]>`
        update auth.users
        set email = email_change, email_change = null, email_change_token_new = null, email_change_sent_at = null,
          email_confirmed_at = coalesce(email_confirmed_at, now()), recovery_token = null, confirmation_token = null,
          updated_at = now()
        where email_change_token_new = ${hash} and email_change_sent_at > now() - ${LINK_LIFETIME}::interval
        returning id, email`;
      for (const { id, email } of changed)
        await transaction`
          update auth.identities
          set identity_data = identity_data || jsonb_build_object('email', ${email}::text, 'email_verified', true), updated_at = now()
          where user_id = ${id} and provider = 'email'`;
      return changed;
    });
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

function emailExists(): Response {
  return apiError(422, 'email_exists', 'Bu e-posta adresiyle bir hesap var.');
}
