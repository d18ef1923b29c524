import { timingSafeEqual } from 'node:crypto';
import type { Sql } from 'postgres';
import { paths } from '../../../src/lib/paths/paths';
import { apiError } from '../api/api-error';
import type { ApiMiddleware } from '../api/api-middleware';
import { createInvitedAccount, findAccount } from './accounts';
import type { SendMail } from './mails/mailbox';
import { createMailToken, hashMailToken, LINK_LIFETIME } from './mails/mail-token';
import { invitationMail } from './mails/mails';
import { readEmail, readFields, refuseEmail, withFields } from './request-fields';

export interface InvitationOptions {
  sql: Sql;
  sendMail: SendMail;
  siteUrl: string;
  secretKey: string;
}

/**
 * Invites as GoTrue does, which lite cannot: `POST /invite` for a new address, a recovery that leads to the page of invitations for one
 * that was invited before, and the verification of both. The first two are for the service key only, with which the function
 * invite-admin asks after it has checked the inviter.
 */
export function withInvitations(options: InvitationOptions): ApiMiddleware {
  const { sql, siteUrl, secretKey } = options;
  return (next) => async (request, peerAddress) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'POST') return next(request, peerAddress);
    if (pathname === '/auth/v1/invite')
      return hasKey(request, secretKey)
        ? inviteNew(options, (await readFields(request)).email)
        : apiError(403, 'not_admin', 'Davet için yetkiniz yok.');
    const leadsToInvitation = searchParams.get('redirect_to') === siteUrl + paths.invitation;
    if (pathname === '/auth/v1/recover' && leadsToInvitation && hasKey(request, secretKey))
      return inviteAgain(options, (await readFields(request)).email);
    const { type, token_hash: token } = pathname === '/auth/v1/verify' ? await readFields(request) : {};
    if (type !== 'invite' || typeof token !== 'string') return next(request, peerAddress);
    const hash = hashMailToken(token);
    const [invited] = await sql`
      select from auth.users where confirmation_token = ${hash} and invited_at > now() - ${LINK_LIFETIME}::interval`;
    if (!invited) return apiError(403, 'otp_expired', 'Davetin bağlantısı kullanılmış ya da süresi dolmuş.');
    // To lite this is the confirmation of a sign-up. It takes the token out and opens a session.
    return next(withFields(request, { type: 'signup', token_hash: hash }), peerAddress);
  };
}

function hasKey(request: Request, key: string): boolean {
  const sent = Buffer.from(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '');
  const expected = Buffer.from(key);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

async function inviteNew({ sql, sendMail, siteUrl }: InvitationOptions, email: unknown): Promise<Response> {
  const address = readEmail(email);
  if (address === null) return refuseEmail(email);
  if (await findAccount(sql, address))
    return apiError(422, 'email_exists', 'Bu e-posta adresiyle bir hesap var.');
  const token = createMailToken();
  const id = await createInvitedAccount(sql, address, hashMailToken(token));
  try {
    await sendMail(address, invitationMail(siteUrl, token));
  } catch (error) {
    await sql`delete from auth.users where id = ${id}`;
    throw error;
  }
  return Response.json({ id, email: address, aud: 'authenticated', role: 'authenticated' });
}

/** The new link voids the one before. An unknown address gets the same response. */
async function inviteAgain({ sql, sendMail, siteUrl }: InvitationOptions, asked: unknown): Promise<Response> {
  const email = readEmail(asked);
  const id = email === null ? null : await findAccount(sql, email);
  if (email === null || id === null) return Response.json({});
  const token = createMailToken();
  await sendMail(email, invitationMail(siteUrl, token));
  await sql`
    update auth.users set confirmation_token = ${hashMailToken(token)}, invited_at = now(), updated_at = now() where id = ${id}`;
  return Response.json({});
}
