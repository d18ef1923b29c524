import { FunctionsHttpError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../src/lib/paths/paths';
import { type Client, type Row, useDatabase } from '../support/database-fixture';
import { readMails } from '../support/mailbox';
import { usePassingTime } from '../support/passing-time';
import { post } from '../support/stranger';

const database = useDatabase();
const passMinutes = usePassingTime();
const PASSWORD = 'rüzgarlı-bir-tepede';

let count = 0;
let email: string;

beforeEach(async () => {
  await database.sql`truncate private.history, private.invitation_attempts`;
  // Wrong links are limited to five in five minutes.
  passMinutes(5);
  count += 1;
  email = `davetli-${count}@uye.example`;
});

interface Answer {
  status: number;
  body: Row;
  headers: Headers | null;
}

/** Invites an administrator, if the body does not say otherwise. */
async function invite(body: Row, client: Client = database.as.admin): Promise<Answer> {
  const invitation = { role: 'administrator', ...body };
  const answer = await client.functions.invoke<Row>('invite-admin', { body: invitation });
  const error: unknown = answer.error;
  if (!(error instanceof FunctionsHttpError)) return { status: 200, body: answer.data ?? {}, headers: null };
  const response = error.context as Response;
  return { status: response.status, body: (await response.json()) as Row, headers: response.headers };
}

const mails = (address = email) => readMails(database.backend, address);

async function lastToken(address = email): Promise<string> {
  return (await mails(address)).at(-1)?.link?.searchParams.get('token_hash') ?? '';
}

/** Opens the link of an invitation in a browser of its own. */
async function open(token_hash: string) {
  const client = database.newClient();
  const { data, error } = await client.auth.verifyOtp({ type: 'invite', token_hash });
  return { client, user: data.user, code: error?.code };
}

async function acts(): Promise<unknown[]> {
  const { data } = await database.as.admin.rpc('recent_changes', {});
  return (data as Row[]).map(({ operation, title, person }) => [operation, title, person]);
}

describe('an invitation', () => {
  it('writes a Turkish mail whose link leads to name, password and the right', async () => {
    expect((await invite({ email, full_name: ' Mehmet Kaya ' })).body).toEqual({ status: 'invited' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Yönetim paneline davetlisiniz');
    expect(mail?.text).toContain('yönetici olmaya davet edildiniz.');
    expect(mail?.text).toContain('Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir.');
    expect(mail?.link?.pathname).toBe(paths.invitation);
    expect(mail?.link?.searchParams.get('type')).toBe('invite');

    const token = await lastToken();
    const [account] = await database.sql`select * from auth.users where email = ${email}`;
    expect(JSON.stringify(account)).not.toContain(token);
    const { client, user } = await open(token);
    expect(user?.email).toBe(email);
    expect((await client.rpc('is_admin', {})).data).toBe(true);
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await client.rpc('set_own_name', { full_name: 'Mehmet Ali Kaya' })).error).toBeNull();
    const signedIn = await database.newClient().auth.signInWithPassword({ email, password: PASSWORD });
    expect(signedIn.error).toBeNull();
    expect(await acts()).toEqual([
      ['rename', 'Mehmet Ali Kaya', 'Mehmet Ali Kaya'],
      ['invite', 'Mehmet Kaya', 'Site Yöneticisi'],
    ]);
  });

  it('lets a password be set without a current one, also later than ten minutes, and then never again', async () => {
    await invite({ email });
    const { client, user } = await open(await lastToken());
    await database.sql`
      update auth.sessions set created_at = created_at - interval '1 hour' where user_id = ${user?.id ?? ''}`;
    expect((await client.auth.updateUser({ password: 'parola123456' })).error?.code).toBe('weak_password');
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    const { error } = await client.auth.updateUser({ password: 'baska-bir-kıyıda-12' });
    expect(error?.code).toBe('current_password_required');
  });
});

describe('a link', () => {
  it('ends after 24 hours, and works once', async () => {
    await invite({ email });
    const sentAgo = (age: string) =>
      database.sql`update auth.users set invited_at = now() - ${age}::interval where email = ${email}`;
    await sentAgo('24 hours 1 second');
    expect((await open(await lastToken())).code).toBe('otp_expired');
    await sentAgo('23 hours 59 minutes');
    expect((await open(await lastToken())).code).toBeUndefined();
    expect((await open(await lastToken())).code, 'a second time').toBe('otp_expired');
  });

  it('is void once the invitation is withdrawn', async () => {
    await invite({ email });
    const [user] = await database.sql<{ id: string }[]>`select id from auth.users where email = ${email}`;
    await database.as.admin.rpc('remove_member', { removed: user?.id });
    expect((await open(await lastToken())).code).toBe('otp_expired');
    expect((await invite({ email })).body).toEqual({ status: 'invited' });
    expect((await open(await lastToken())).code).toBeUndefined();
  });

  it('is void once another way has set a password', async () => {
    await invite({ email });
    const token = await lastToken();
    await invite({ email });
    const { client } = await open(await lastToken());
    await client.auth.updateUser({ password: PASSWORD });
    expect((await open(token)).code).toBe('otp_expired');
  });
});

describe('inviting an address again', () => {
  it('sends a new link to whoever never came, and voids the old one', async () => {
    await invite({ email, full_name: 'Mehmet Kaya' });
    const first = await lastToken();
    await database.sql`update auth.users set invited_at = now() - interval '3 days' where email = ${email}`;
    expect((await invite({ email: email.toUpperCase() })).body).toEqual({ status: 'sent_again' });
    expect(await mails()).toHaveLength(2);
    expect((await open(first)).code).toBe('otp_expired');
    expect((await open(await lastToken())).code).toBeUndefined();
    expect((await acts())[0]).toEqual(['invite_again', 'Mehmet Kaya', 'Site Yöneticisi']);
  });

  it('in another role changes the role of whoever never came, and the mail says which', async () => {
    await invite({ email });
    expect((await mails())[0]?.text).toContain('yönetici olmaya davet edildiniz.');
    expect((await invite({ email, role: 'writer' })).body).toEqual({ status: 'sent_again' });
    expect((await mails())[1]?.text).toContain(
      'yazar olmaya davet edildiniz. Yazarlar taslak hazırlar, yöneticiler yayımlar.',
    );
    const { client } = await open(await lastToken());
    expect((await client.rpc('own_role', {})).data).toBe('writer');
  });

  it('gives a person with an account and a password the right at once, without a mail', async () => {
    const { client } = await database.signUp(`eski-${count}`);
    const address = `eski-${count}@uye.example`;
    expect((await invite({ email: address })).body).toEqual({ status: 'granted' });
    expect((await client.rpc('is_admin', {})).data).toBe(true);
    expect(await mails(address)).toEqual([]);
    expect((await acts())[0]).toEqual(['grant', address, 'Site Yöneticisi']);
  });
});

describe('the function', () => {
  it.each([
    ['visitor', 401, 'no_session'],
    ['member', 403, 'not_admin'],
    ['writer', 403, 'not_admin'],
    ['firstStep', 403, 'insufficient_aal'],
  ] as const)('refuses a %s with %i %s', async (role, status, code) => {
    const answer = await invite({ email }, database.as[role]);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await mails()).toEqual([]);
  });

  it('invites for an administrator who has passed the second step, ten times in an hour', async () => {
    const { secondStep } = database.as;
    for (let index = 0; index < 10; index += 1)
      expect((await invite({ email: `cok-${count}-${index}@uye.example` }, secondStep)).status).toBe(200);
    const refused = await invite({ email }, secondStep);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers?.get('retry-after'))).toBeGreaterThan(3000);
    expect(await mails()).toEqual([]);
  });

  it('leads its links to the site, whatever the caller sends', async () => {
    const { backend } = database;
    const { data } = await database.as.admin.auth.getSession();
    await post(
      backend,
      '/functions/v1/invite-admin?redirect_to=https://kotu.example',
      { email, role: 'writer', redirectTo: 'https://kotu.example', redirect_to: 'https://kotu.example' },
      { headers: { authorization: `Bearer ${data.session?.access_token}`, origin: 'https://kotu.example' } },
    );
    expect((await mails())[0]?.link?.origin).not.toContain('kotu');
    expect(await mails()).toHaveLength(1);
  });
});

describe('the service’s own endpoint', () => {
  const INVITE = '/auth/v1/invite';

  it.each(['visitor', 'member', 'admin'] as const)('invites nobody for the %s', async (role) => {
    const { data } = await database.as[role].auth.getSession();
    const token = data.session?.access_token ?? database.backend.publishableKey;
    const headers = { authorization: `Bearer ${token}` };
    expect((await post(database.backend, INVITE, { email }, { headers })).status).toBe(403);
    const again = `/auth/v1/recover?redirect_to=http://127.0.0.1:4173${paths.invitation}`;
    await post(database.backend, again, { email: 'uye@uye.example' }, { headers, from: '198.51.100.9' });
    expect(await mails()).toEqual([]);
    expect((await mails('uye@uye.example')).every(({ link }) => link?.pathname !== paths.invitation)).toBe(
      true,
    );
  });
});
