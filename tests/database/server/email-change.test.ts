import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../src/lib/paths/paths';
import { createAccount, setAdministrator } from '../../../supabase/local/auth/accounts';
import { type Row, useDatabase } from '../support/database-fixture';
import { readMails } from '../support/mailbox';
import { changeAccount, recover, sendRequest, signIn, type Tokens } from '../support/own-account';
import { usePassingTime } from '../support/passing-time';
import { post, readRecoveryLinks } from '../support/stranger';

const PASSWORD = 'limon-agaci-altinda';

const fixture = useDatabase();
const passMinutes = usePassingTime();
let count = 0;
let id: string;
let email: string;
let wanted: string;
let tokens: Tokens;

beforeEach(async () => {
  // Wrong links are limited to five in five minutes.
  passMinutes(5);
  count += 1;
  email = `eski-${count}@uye.example`;
  wanted = `yeni-${count}@uye.example`;
  id = await createAccount(fixture.sql, { email, password: PASSWORD, fullName: null });
  tokens = await signIn(fixture.backend, email, PASSWORD);
});

const change = (to: unknown, current: unknown = PASSWORD) =>
  changeAccount(fixture.backend, tokens.access, { email: to, current_password: current });
const lastToken = async (address = wanted) =>
  (await readMails(fixture.backend, address)).at(-1)?.link?.searchParams.get('token_hash') ?? '';
const open = (token_hash: string) =>
  sendRequest(fixture.backend, '/auth/v1/verify', { body: { type: 'email_change', token_hash } });
const addressOf = async () =>
  (await fixture.sql<{ email: string }[]>`select email from auth.users where id = ${id}`)[0]?.email;

test('the link in the mail to the new address changes it, and a notice goes to the old one', async () => {
  expect(await change(wanted.toUpperCase())).toMatchObject({
    status: 200,
    body: { email, new_email: wanted },
  });
  const [mail] = await readMails(fixture.backend, wanted);
  expect(mail?.link?.pathname).toBe(paths.emailChange);
  expect(mail?.link?.searchParams.get('type')).toBe('email_change');
  const [notice] = await readMails(fixture.backend, email);
  expect(notice?.text).toContain(wanted);
  expect(notice?.link).toBeNull();
  expect(await addressOf()).toBe(email);

  expect(await open(await lastToken())).toMatchObject({ status: 200, body: { id, email: wanted } });
  expect(await addressOf()).toBe(wanted);
  await signIn(fixture.backend, wanted, PASSWORD);
});

test('the link opens no session, because a mistyped address belongs to a stranger', async () => {
  await change(wanted);
  const { body, headers } = await open(await lastToken());
  expect(body).toEqual({ id, email: wanted, aud: 'authenticated', role: 'authenticated' });
  expect(headers.get('set-cookie')).toBeNull();
  expect(await fixture.sql`select from auth.sessions where user_id = ${id}`).toHaveLength(1);
});

describe('a link is refused', () => {
  test('when it was used', async () => {
    await change(wanted);
    const token = await lastToken();
    await open(token);
    expect(await open(token)).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('after 24 hours', async () => {
    await change(wanted);
    const sentAgo = (age: string) =>
      fixture.sql`update auth.users set email_change_sent_at = now() - ${age}::interval where id = ${id}`;
    await sentAgo('24 hours 1 second');
    expect(await open(await lastToken())).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(await addressOf()).toBe(email);
    await sentAgo('23 hours 59 minutes');
    expect((await open(await lastToken())).status).toBe(200);
  });

  test('when the password was changed since, which is what the notice advises', async () => {
    await change(wanted);
    const body = { password: 'rüzgarlı-bir-tepede', current_password: PASSWORD };
    expect((await changeAccount(fixture.backend, tokens.access, body)).status).toBe(200);
    expect((await open(await lastToken())).status).toBe(403);
  });

  test('when somebody else has got the address since', async () => {
    await change(wanted);
    await createAccount(fixture.sql, { email: wanted, password: PASSWORD, fullName: null });
    expect(await open(await lastToken())).toMatchObject({ status: 422, code: 'email_exists' });
    expect(await addressOf()).toBe(email);
  });
});

test('a changed address voids the recovery links that went to the old one', async () => {
  await recover(fixture.backend, email);
  await post(fixture.backend, '/auth/v1/recover', { email }, { from: '198.51.100.7' });
  await expect.poll(() => readRecoveryLinks(fixture.backend, email)).toHaveLength(2);
  const recovery = (await readRecoveryLinks(fixture.backend, email)).at(-1);
  await change(wanted);
  await open(await lastToken());
  const body = { type: 'recovery', token_hash: recovery };
  expect((await post(fixture.backend, '/auth/v1/verify', body)).status).toBe(403);
});

test.each([
  ['without the current password', () => change(wanted, ''), 400, 'current_password_required'],
  ['with a wrong one', () => change(wanted, 'yanlis-parola'), 400, 'current_password_invalid'],
  ['to what is no address', () => change('yeni adres'), 400, 'validation_failed'],
  ['to an address that is taken', () => change('uye@uye.example'), 422, 'email_exists'],
] as const)('no change %s', async (_, attempt, status, code) => {
  expect(await attempt()).toMatchObject({ status, code });
  expect(await readMails(fixture.backend, wanted)).toEqual([]);
  expect(await readMails(fixture.backend, email)).toEqual([]);
});

test('a second mail waits for a minute', async () => {
  await change(wanted);
  expect(await change(`baska-${count}@uye.example`)).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
  });
  expect(await readMails(fixture.backend, `baska-${count}@uye.example`)).toEqual([]);
});

test('an administrator’s new address is in the history as the own act', async () => {
  await setAdministrator(fixture.sql, id, { isAdmin: true, fullName: 'Deniz Kaya' });
  await change(wanted);
  await open(await lastToken());
  const { data } = await fixture.as.admin.rpc('recent_changes', {});
  expect((data as Row[])[0]).toMatchObject({
    operation: 'change_email',
    title: 'Deniz Kaya',
    person: 'Deniz Kaya',
    changed_by: id,
  });
});
