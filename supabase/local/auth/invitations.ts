import { timingSafeEqual } from 'node:crypto';
import { paths } from '../../../src/lib/paths/paths';
import { apiError, type ApiMiddleware, applyMiddleware, at } from '../api/api-fetch';
import { readFields, withFields, type Fields } from '../api/request-body';
import { emailExists, readEmail, refuseEmail } from './account-email';
import { createAccount, findAccount } from './accounts';
import type { EmailChangeOptions } from './email-change';
import { createMailToken, hashMailToken, invitationMail, LINK_LIFETIME } from './mails';

export interface InvitationOptions extends EmailChangeOptions {
  secretKey: string;
}

/**
 * Invites as GoTrue does, which lite cannot: `POST /invite` for a new address, a recovery that leads to the page of invitations for one
 * that was invited before, and the verification of both. The first two are for the service key only, with which the function
 * invite-admin asks after it has checked the inviter.
 */
export function withInvitations(options: InvitationOptions): ApiMiddleware {
  const { sql, siteUrl, secretKey } = options;
  const invite = at(
    'POST /auth/v1/invite',
    () => async (request) =>
      hasKey(request, secretKey)
        ? inviteNew(options, await readFields(request))
        : apiError(403, 'not_admin', 'Davet için yetkiniz yok.'),
  );
  const inviteOnceMore = at('POST /auth/v1/recover', (next) => async (request, peerAddress) => {
    const target = new URL(request.url).searchParams.get('redirect_to');
    return target === siteUrl + paths.invitation && hasKey(request, secretKey)
      ? inviteAgain(options, (await readFields(request)).email)
      : next(request, peerAddress);
  });
  const verify = at('POST /auth/v1/verify', (next) => async (request, peerAddress) => {
    const { type, token_hash: token } = await readFields(request);
    if (type !== 'invite' || typeof token !== 'string') return next(request, peerAddress);
    const hash = hashMailToken(token);
    const [invited] = await sql`
      select from auth.users where confirmation_token = ${hash} and invited_at > now() - ${LINK_LIFETIME}::interval`;
    if (!invited) return apiError(403, 'otp_expired', 'Davetin bağlantısı kullanılmış ya da süresi dolmuş.');
    // To lite this is the confirmation of a sign-up. It takes the token out and opens a session.
    return next(withFields(request, { type: 'signup', token_hash: hash }), peerAddress);
  });
  return (next) => applyMiddleware(next, [invite, inviteOnceMore, verify]);
}

function hasKey(request: Request, key: string): boolean {
  const sent = Buffer.from(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '');
  const expected = Buffer.from(key);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

async function inviteNew({ sql, sendMail, siteUrl }: InvitationOptions, asked: Fields): Promise<Response> {
  const email = readEmail(asked.email);
  if (email === null) return refuseEmail(asked.email);
  // As GoTrue has it: the invited person's metadata.
  const { full_name: named, role } = Object(asked.data) as Fields;
  const name = typeof named === 'string' ? named : '';
  if (await findAccount(sql, email)) return emailExists();
  const { token, hash } = createMailToken();
  const id = await createAccount(sql, { email, password: null, fullName: null, invitation: hash });
  try {
    await sendMail(email, invitationMail(siteUrl, token, { name, role }));
  } catch (error) {
    await sql`delete from auth.users where id = ${id}`;
    throw error;
  }
  return Response.json({ id, email, aud: 'authenticated', role: 'authenticated' });
}

/** The new link voids the one before. An unknown address gets the same response. */
async function inviteAgain({ sql, sendMail, siteUrl }: InvitationOptions, asked: unknown): Promise<Response> {
  const email = readEmail(asked);
  const id = email === null ? null : await findAccount(sql, email);
  if (email === null || id === null) return Response.json({});
  const { token, hash } = createMailToken();
  const [profile] = await sql<{ full_name: string | null; role: string | null }[]>`
    select full_name, private.role_of(profiles) as role from public.profiles where user_id = ${id}`;
  await sendMail(
    email,
    invitationMail(siteUrl, token, { name: profile?.full_name ?? '', role: profile?.role }),
  );
  await sql`update auth.users set confirmation_token = ${hash}, invited_at = now(), updated_at = now() where id = ${id}`;
  return Response.json({});
}
