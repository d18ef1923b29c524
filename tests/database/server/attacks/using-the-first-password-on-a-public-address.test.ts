import { afterEach, expect, test } from 'vitest';
import postgres from 'postgres';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';
import { runOperatorCommand } from '../../support/command';
import { sendRequest, changeAccount } from '../../support/own-account';

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

function grant(backend: TestBackend, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const database = process.env.DATABASE_URL ? { DATABASE_URL: backend.dbUrl } : {};
  return runOperatorCommand('admin-grant', { args, env: { DATA_DIR: backend.dataDir, ...database, ...env } });
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
  const { output } = await grant(site, ['yeni@dernek.example']);
  const [, password = ''] = /Tek seferlik parola: (\S+)/.exec(output) ?? [];
  expect((await open(site, 'yeni@dernek.example', password)).mustChange).toBe(true);
});

test('on a local address neither the first nor a one-time password has to be changed', async () => {
  site = await startTestSite();
  expect((await open(site, site.adminEmail, site.adminPassword)).mustChange).toBeUndefined();
  const { output } = await grant(site, ['yeni@dernek.example']);
  const [, password = ''] = /Tek seferlik parola: (\S+)/.exec(output) ?? [];
  expect((await open(site, 'yeni@dernek.example', password)).mustChange).toBeUndefined();
});

test('the audit log records who granted a right', async () => {
  site = await startTestSite();
  const { output } = await grant(site, ['yeni@dernek.example']);
  expect(output).toMatch(/^\S+Z security event=right_granted account=[0-9a-f-]{36} actor=os:\S+$/m);
  const sql = postgres(site.dbUrl, { max: 1 });
  const entries = await sql`
    select payload->>'actor_username' as email, payload->'traits'->>'actor' as actor from auth.audit_log_entries
    where payload->>'action' = 'right_granted'`;
  await sql.end();
  const [, actor] = /actor=os:(\S+)/.exec(output) ?? [];
  expect([...entries]).toEqual([{ email: 'yeni@dernek.example', actor }]);
});
