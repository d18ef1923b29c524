import { describe, expect, it } from 'vitest';
import {
  call,
  canRefresh,
  newAccount,
  newClient,
  NOT_GOTRUE,
  project,
  service,
  signIn,
} from './support/project';

const NEW_PASSWORD = 'kestane-agaci-altinda-1987';

describe('a session', () => {
  it('begins with e-mail and password, and has the fields of the specification', async () => {
    const { email, password, id } = project.member;
    const { data, error } = await newClient().auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      access_token: expect.any(String) as string,
      refresh_token: expect.any(String) as string,
      expires_at: expect.any(Number) as number,
      expires_in: expect.any(Number) as number,
      token_type: 'bearer',
      user: { id, email },
    });
  });

  it('is refused alike for a wrong password and for an unknown address', async () => {
    const { email } = project.member;
    for (const wrong of [email, `unknown-${email}`]) {
      const { error } = await newClient().auth.signInWithPassword({
        email: wrong,
        password: 'Yanlis-parola-1',
      });
      expect(error?.code).toBe('invalid_credentials');
    }
  });

  it('is renewed by its refresh token, for the same person', async () => {
    const { client, refreshToken } = await signIn(project.member);
    const { data, error } = await client.auth.refreshSession({ refresh_token: refreshToken });
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(refreshToken);
    const { data: profile } = await client
      .from('profiles')
      .select('user_id')
      .eq('user_id', project.member.id);
    expect(profile).toEqual([{ user_id: project.member.id }]);
  });
});

describe('a sign-out', () => {
  const useTwoSessions = async (name: string) => {
    const account = await newAccount(name, { isAdmin: true });
    return { one: await signIn(account), two: await signIn(account) };
  };
  const isAdmin = async ({ client }: { client: typeof service }) => (await client.rpc('is_admin', {})).data;

  it('here (local) ends this session and no other', async () => {
    const { one, two } = await useTwoSessions('local');
    await expect(isAdmin(one)).resolves.toBe(true);
    expect((await call('POST', '/auth/v1/logout?scope=local', { token: one.token })).status).toBe(204);
    expect([await canRefresh(one), await canRefresh(two)]).toEqual([false, true]);
    // The access token is good until it expires, but the database asks for the session.
    await expect(isAdmin(one)).resolves.toBe(false);
  });

  it('elsewhere (others) ends all sessions but this one', async () => {
    const { one, two } = await useTwoSessions('others');
    expect((await call('POST', '/auth/v1/logout?scope=others', { token: one.token })).status).toBe(204);
    expect([await isAdmin(one), await isAdmin(two)]).toEqual([true, false]);
    expect([await canRefresh(one), await canRefresh(two)]).toEqual([true, false]);
  });
});

describe('an account', () => {
  it('is never opened by a stranger', async () => {
    const email = `stranger-${project.member.email}`;
    const { error } = await newClient().auth.signUp({ email, password: NEW_PASSWORD });
    expect(error?.code).toBe('signup_disabled');
  });

  it('gets a new password only with the current one, which ends its other sessions', async () => {
    const account = await newAccount('password');
    const [one, two] = [await signIn(account), await signIn(account)];
    const change = (body: Record<string, string>) => call('PUT', '/auth/v1/user', { token: one.token, body });
    expect((await change({ password: NEW_PASSWORD })).code).toBe('current_password_required');
    const wrong = await change({ password: NEW_PASSWORD, current_password: 'Yanlis-parola-1' });
    expect(wrong.code).toBe('current_password_invalid');
    const right = await change({ password: NEW_PASSWORD, current_password: account.password });
    expect(right.status).toBe(200);
    expect(await canRefresh(two)).toBe(false);
    await expect(signIn({ ...account, password: NEW_PASSWORD })).resolves.toBeTruthy();
  });

  it('is recovered by a link that works in any browser, once', async ({ skip }) => {
    skip(!project.isGoTrue, NOT_GOTRUE);
    const account = await newAccount('recovery');
    const { data } = await service.auth.admin.generateLink({ type: 'recovery', email: account.email });
    const proof = { type: 'recovery', token_hash: data.properties?.hashed_token ?? '' } as const;
    const client = newClient();
    expect((await client.auth.verifyOtp(proof)).error).toBeNull();
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    await expect(signIn({ ...account, password: NEW_PASSWORD })).resolves.toBeTruthy();
    expect((await newClient().auth.verifyOtp(proof)).error?.code).toBe('otp_expired');
  });

  it('begins with an invitation, whose link works once and lets its person set a password', async ({
    skip,
  }) => {
    skip(!project.isGoTrue, NOT_GOTRUE);
    const { email } = project.member;
    const invited = email.replace(/-member-[0-9a-f]/, '-invited-0');
    const { data, error } = await service.auth.admin.generateLink({ type: 'invite', email: invited });
    expect(error).toBeNull();
    const proof = { type: 'invite', token_hash: data.properties?.hashed_token ?? '' } as const;
    const client = newClient();
    expect((await client.auth.verifyOtp(proof)).error).toBeNull();
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    await expect(signIn({ email: invited, password: NEW_PASSWORD })).resolves.toBeTruthy();
    expect((await newClient().auth.verifyOtp(proof)).error?.code).toBe('otp_expired');
    const again = await service.auth.admin.generateLink({ type: 'invite', email: invited });
    expect(again.error?.code).toBe('email_exists');
  });

  it('is invited by nobody but an administrator', async ({ skip }) => {
    const body = { email: 'nobody@example.org' };
    const { token } = await signIn(project.member);
    const byMember = await call('POST', '/functions/v1/invite-admin', { token, body });
    skip(byMember.status === 404, 'the function invite-admin is not deployed');
    expect(byMember.status).toBe(403);
    expect((await call('POST', '/functions/v1/invite-admin', { body })).status).toBe(401);
  });
});
