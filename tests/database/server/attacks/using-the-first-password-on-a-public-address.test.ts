import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';
import { runOperatorCommand } from '../../support/command';
import { sendRequest, changeAccount } from '../../support/own-account';

const NEW = 'yeni@dernek.example';

let site: TestBackend | undefined;
afterEach(() => site?.stop());

async function open(backend: TestBackend, email: string, password: string) {
  const body = { email, password };
  const answer = await sendRequest(backend, '/auth/v1/token?grant_type=password', { body });
  const { access_token: token, user } = answer.body as {
    access_token: string;
    user: { app_metadata: Record<string, unknown> };
  };
  return { token, mustChange: user.app_metadata.must_change_password };
}

/** Grants the right to a new account; gives its one-time password. */
async function grant(backend: TestBackend): Promise<string> {
  const database = process.env.DATABASE_URL ? { DATABASE_URL: backend.dbUrl } : {};
  const env = { DATA_DIR: backend.dataDir, ...database };
  const { output } = await runOperatorCommand('admin-grant', { args: [NEW], env });
  return /Tek seferlik parola: (\S+)/.exec(output)?.[1] ?? '';
}

/** The status of a new event, which only an administrator may write. */
async function write(backend: TestBackend, token: string, slug: string): Promise<number> {
  const body = { title: 'Deneme', slug };
  return (await sendRequest(backend, '/rest/v1/events', { token, body })).status;
}

test('on a public address the first password only permits changing it', async () => {
  site = await startTestSite({ siteUrl: 'https://dernek.example' });
  const { token, mustChange } = await open(site, site.adminEmail, site.adminPassword);
  expect(mustChange).toBe(true);
  expect(await write(site, token, 'once')).toBe(403);
  const body = { password: 'rüzgarlı-bir-tepede', current_password: site.adminPassword };
  const changed = await changeAccount(site, token, body);
  expect([changed.status, changed.body.app_metadata]).toEqual([
    200,
    { provider: 'email', providers: ['email'] },
  ]);
  expect(await write(site, token, 'sonra')).toBe(201);
  expect((await open(site, site.adminEmail, 'rüzgarlı-bir-tepede')).mustChange).toBeUndefined();
});

test('there a one-time password of admin:grant must be changed too, although the command does not know the address', async () => {
  site = await startTestSite({ siteUrl: 'https://dernek.example' });
  expect((await open(site, NEW, await grant(site))).mustChange).toBe(true);
});

test('on a local address neither the first nor a one-time password has to be changed', async () => {
  site = await startTestSite();
  expect((await open(site, site.adminEmail, site.adminPassword)).mustChange).toBeUndefined();
  expect((await open(site, NEW, await grant(site))).mustChange).toBeUndefined();
});
