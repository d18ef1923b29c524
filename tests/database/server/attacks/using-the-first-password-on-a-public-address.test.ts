import { afterEach, expect, test } from 'vitest';
import postgres from 'postgres';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';
import { runOperatorCommand } from '../../support/command';
import { sendRequest, changeAccount } from '../../support/own-account';

const NEW = 'yeni@dernek.example';

let site: TestBackend | undefined;
afterEach(() => site?.stop());

interface Opened {
  token: string;
  mustChange: unknown;
}

async function open(backend: TestBackend, email: string, password: string): Promise<Opened> {
  const body = { email, password };
  const answer = await sendRequest(backend, '/auth/v1/token?grant_type=password', { body });
  const { access_token: token, user } = answer.body as {
    access_token: string;
    user: { app_metadata: Record<string, unknown> };
  };
  return { token, mustChange: user.app_metadata.must_change_password };
}

/** Grants the right to a new account; gives the output and the one-time password in it. */
async function grant(backend: TestBackend) {
  const database = process.env.DATABASE_URL ? { DATABASE_URL: backend.dbUrl } : {};
  const env = { DATA_DIR: backend.dataDir, ...database };
  const { output } = await runOperatorCommand('admin-grant', { args: [NEW], env });
  return { output, password: /Tek seferlik parola: (\S+)/.exec(output)?.[1] ?? '' };
}

test('on a public address the first password only permits changing it', async () => {
  site = await startTestSite({ siteUrl: 'https://dernek.example' });
  const { token, mustChange } = await open(site, site.adminEmail, site.adminPassword);
  expect(mustChange).toBe(true);
  const body = { password: 'rüzgarlı-bir-tepede', current_password: site.adminPassword };
  const changed = await changeAccount(site, token, body);
  expect([changed.status, changed.body.app_metadata]).toEqual([
    200,
    { provider: 'email', providers: ['email'] },
  ]);
  expect((await open(site, site.adminEmail, 'rüzgarlı-bir-tepede')).mustChange).toBeUndefined();
});

test('there a one-time password of admin:grant must be changed too, although the command does not know the address', async () => {
  site = await startTestSite({ siteUrl: 'https://dernek.example' });
  const { password } = await grant(site);
  expect((await open(site, NEW, password)).mustChange).toBe(true);
});

test('on a local address neither the first nor a one-time password has to be changed', async () => {
  site = await startTestSite();
  expect((await open(site, site.adminEmail, site.adminPassword)).mustChange).toBeUndefined();
  const { password } = await grant(site);
  expect((await open(site, NEW, password)).mustChange).toBeUndefined();
});

test('the audit log records who granted a right', async () => {
  site = await startTestSite();
  const { output } = await grant(site);
  expect(output).toMatch(/^\S+Z security event=right_granted account=[0-9a-f-]{36} actor=os:\S+$/m);
  const sql = postgres(site.dbUrl, { max: 1 });
  const entries = await sql`
    select payload->>'actor_username' as email, payload->'traits'->>'actor' as actor from auth.audit_log_entries
    where payload->>'action' = 'right_granted'`;
  await sql.end();
  const [, actor] = /actor=os:(\S+)/.exec(output) ?? [];
  expect([...entries]).toEqual([{ email: NEW, actor }]);
});
