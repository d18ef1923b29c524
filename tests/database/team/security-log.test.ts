import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import '../../../supabase/local/service-client';
import { startTestBackend, type TestBackend } from '../../fixtures/backend';
import { readMails } from '../support/mailbox';
import { refresh, signIn, tokensOf } from '../support/own-account';

const EMAIL = 'davetli@uye.example';

let backend: TestBackend;
const lines: string[] = [];

beforeAll(async () => {
  backend = await startTestBackend({ onSecurityEvent: (line) => lines.push(line) });
});
afterAll(() => backend.stop());

const newClient = () =>
  createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

it('tells who invited whom, who came and who took the right away, without a link’s secret', async () => {
  const admin = newClient();
  const signedIn = await admin.auth.signInWithPassword({
    email: backend.adminEmail,
    password: backend.adminPassword,
  });
  const actor = signedIn.data.user?.id ?? '';
  await admin.functions.invoke('invite-admin', { body: { email: EMAIL } });
  const [mail] = await readMails(backend, EMAIL);
  const token_hash = mail?.link?.searchParams.get('token_hash') ?? '';
  const invited = await newClient().auth.verifyOtp({ type: 'invite', token_hash });
  await newClient().auth.verifyOtp({ type: 'invite', token_hash });
  const account = invited.data.user?.id ?? '';
  await admin.rpc('remove_administrator', { removed: account });
  await newClient().functions.invoke('invite-admin', { body: { email: EMAIL } });

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
  expect(lines.join()).not.toContain(EMAIL);
});

it('tells whose session was ended because a replaced refresh token came back, without the token', async () => {
  const stolen = await signIn(backend, backend.adminEmail, backend.adminPassword);
  const second = tokensOf(await refresh(backend, stolen.refresh));
  await refresh(backend, second.refresh);
  lines.length = 0;
  await refresh(backend, stolen.refresh);
  expect(lines).toEqual([
    expect.stringMatching(/ security event=refresh_token_reused account=[\w-]{36} address=127\.0\.0\.1$/),
  ]);
});
