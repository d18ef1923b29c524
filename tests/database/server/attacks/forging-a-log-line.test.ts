import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import postgres, { type Sql } from 'postgres';
import { createAccount } from '../../../../supabase/local/auth/accounts';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';
import { connectClient } from '../../../fixtures/untyped-client';
import { readMails } from '../../support/mailbox';
import { changeAccount, recover, sendRequest, signIn } from '../../support/own-account';

const PASSWORD = 'limon-agaci-altinda';
const EMAIL = 'defne@uye.example';
const LINE = /^\d{4}-\d\d-\d\dT[\d:.]+Z security event=[a-z_]+( [a-z_]+=[\w.:@/+%-]+)*$/;

let site: TestBackend;
let sql: Sql;
let id = '';
const lines: string[] = [];

beforeAll(async () => {
  site = await startTestSite({ trustsProxy: true, onSecurityEvent: (line) => lines.push(line) });
  sql = postgres(site.dbUrl, { max: 1 });
  id = await createAccount(sql, { email: EMAIL, password: PASSWORD, fullName: null });
});
afterAll(async () => {
  await sql.end();
  await site.stop();
});
beforeEach(() => {
  lines.length = 0;
});

const newClient = () => connectClient(site.url, site.publishableKey);

/** Each test has its own address, so that none is refused for another's failures. */
function from(address: string, requestId = 'abc-1'): Record<string, string> {
  return { 'x-forwarded-for': address, 'x-request-id': requestId };
}

function failSignIn(email: string, password: string, headers: Record<string, string>) {
  return sendRequest(site, '/auth/v1/token?grant_type=password', { body: { email, password }, headers });
}

describe('a failed sign-in', () => {
  test('is one line with time, account, address and the request’s id, which the response has too', async () => {
    const answer = await failSignIn(EMAIL, 'yanlis-bir-parola', from('203.0.113.5', 'proxy-17'));
    expect(answer.headers.get('x-request-id')).toBe('proxy-17');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(LINE);
    expect(lines[0]).toContain(
      `security event=sign_in_failed account=${id} address=203.0.113.5 request=proxy-17 path=/auth/v1/token status=400`,
    );
  });

  test('writes no second line, whatever e-mail, address and request id contain', async () => {
    const forged = 'x\n2026-01-01T00:00:00.000Z security event=right_granted account=1';
    const answer = await failSignIn(forged, forged, from('203.0.113.6, 1.2.3.4 event=forged', 'a b=c'));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-request-id')).not.toBe('a b=c');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(LINE);
    expect(lines[0]).not.toContain('forged');
    expect(lines[0]).not.toContain('right_granted');
  });

  test('contains neither the password nor the typed e-mail, which may be the password', async () => {
    await failSignIn('Gizli-Parolam-42', 'baska-bir-sır', from('203.0.113.7'));
    await failSignIn('yok@uye.example', 'baska-bir-sır', from('203.0.113.7'));
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/gizli|parolam|baska|yok@/i);
    const [first, second] = lines.map((line) => / email_hash=([0-9a-f]{16}) /.exec(line)?.[1]);
    expect(first).toBeDefined();
    expect(second).not.toBe(first);
  });
});

test('recoveries and changes of the password are logged, without token or password', async () => {
  const { access } = await recover(site, EMAIL);
  await changeAccount(site, access, { password: '123456' });
  await changeAccount(site, access, { password: 'rüzgarlı-bir-tepede' });
  await sendRequest(site, '/auth/v1/verify', { body: { type: 'recovery', token_hash: 'tahmin' } });
  const events = lines.map((line) => {
    expect(line).toMatch(LINE);
    const [, name, account] = /event=(\S+)(?: account=(\S+))?/.exec(line) ?? [];
    return [name, account];
  });
  expect(events).toEqual([
    ['recovery_requested', id],
    ['recovery_used', id],
    ['password_refused', id],
    ['password_changed', id],
    ['recovery_failed', undefined],
  ]);
  expect(lines.join()).not.toContain(access);
  expect(lines.join()).not.toMatch(/rüzgar|123456|tahmin/);
});

test('a refused upload is logged: of a visitor, of a member, of a type that nobody may upload', async () => {
  const { access } = await signIn(site, EMAIL, 'rüzgarlı-bir-tepede');
  lines.length = 0;
  const upload = (type: string, token = site.publishableKey) =>
    fetch(`${site.url}/storage/v1/object/media/events/1700000000000-davetsiz.png`, {
      method: 'POST',
      headers: { apikey: site.publishableKey, authorization: `Bearer ${token}`, 'content-type': type },
      body: 'x',
    });
  await upload('image/png');
  await upload('image/png', access);
  await upload('text/html', `${access}x`);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(LINE);
  expect(lines[0]).toContain('event=upload_refused address=');
  expect(lines[1]).toContain(`event=upload_refused account=${id}`);
  // This token was not verified.
  expect(lines[2]).toContain('event=upload_refused address=');
});

test('an invitation tells who invited whom, who came and who took the right away, without a link’s secret', async () => {
  const email = 'davetli@uye.example';
  const admin = newClient();
  const { adminEmail, adminPassword } = site;
  const signedIn = await admin.auth.signInWithPassword({ email: adminEmail, password: adminPassword });
  const actor = signedIn.data.user?.id ?? '';
  await admin.functions.invoke('invite-admin', { body: { email, role: 'administrator' } });
  const [mail] = await readMails(site, email);
  const token_hash = mail?.link?.searchParams.get('token_hash') ?? '';
  const invited = await newClient().auth.verifyOtp({ type: 'invite', token_hash });
  await newClient().auth.verifyOtp({ type: 'invite', token_hash });
  const account = invited.data.user?.id ?? '';
  await admin.rpc('remove_member', { removed: account });
  await newClient().functions.invoke('invite-admin', { body: { email, role: 'administrator' } });

  const requests = lines.filter((line) => line.includes(' path='));
  const events = requests.map((line) => line.replace(/^\S+ security (.*?) address=.*$/, '$1'));
  expect(events.slice(1)).toEqual([
    `event=administrator_invited account=${account} actor=${actor}`,
    `event=invitation_used account=${account}`,
    'event=invitation_failed',
    `event=right_revoked account=${account} actor=${actor}`,
    `event=refused_by_right account=${account}`,
  ]);
  expect(token_hash).toMatch(/^\w{64}$/);
  expect(lines.join()).not.toContain(token_hash);
  expect(lines.join()).not.toContain(email);
});
