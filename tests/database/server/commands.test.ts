import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../../../supabase/local/service-client';
import { startTestSite, type TestBackend } from '../../fixtures/backend';
import { runOperatorCommand } from '../support/command';

const EMAIL = 'editor@dernek.example';

let site: TestBackend;
let empty: string;

beforeAll(async () => {
  site = await startTestSite();
  empty = await mkdtemp(path.join(tmpdir(), 'alumni-empty-'));
});
afterAll(async () => {
  await site.stop();
  await rm(empty, { recursive: true, force: true });
});

function run(name: string, args: readonly string[] = [], input = '') {
  const database = process.env.DATABASE_URL ? { DATABASE_URL: site.dbUrl } : {};
  return runOperatorCommand(name, { args, input, env: { DATA_DIR: site.dataDir, ...database } });
}

function runOn(dataDir: string, name: string, args: readonly string[] = []) {
  return runOperatorCommand(name, { args, env: { DATA_DIR: dataDir } });
}

async function signIn(password: string): Promise<boolean | null> {
  const client = createClient(site.url, site.publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password });
  if (error) return null;
  const { data } = await client.from('profiles').select('is_admin').single<{ is_admin: boolean }>();
  return data?.is_admin ?? null;
}

test('while the site runs, a new administrator gets a one-time password, then one from a pipe, and loses the right', async () => {
  const granted = await run('admin-grant', [EMAIL, '--name', 'Editör Deneme']);
  expect(granted).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${EMAIL} artık yönetici.`) as string,
  });
  const [, password = ''] = /Tek seferlik parola: (\S+)/.exec(granted.output) ?? [];
  expect(await signIn(password)).toBe(true);

  const again = await run('admin-grant', [EMAIL, '--password-stdin'], 'kendi-parolam-1\n');
  expect(again.code).toBe(0);
  expect(again.output).not.toContain('Tek seferlik');
  expect(await signIn(password)).toBeNull();
  expect(await signIn('kendi-parolam-1')).toBe(true);

  const revoked = await run('admin-revoke', [EMAIL]);
  const [accounts, sentence, line, ...rest] = revoked.output.trim().split('\n');
  expect([revoked.code, sentence, rest]).toEqual([0, `${EMAIL} artık yönetici değil.`, []]);
  expect(accounts).toMatch(/^Hesaplar: yerel veri tabanı /);
  expect(line).toMatch(/^\S+Z security event=right_revoked account=[0-9a-f-]{36} actor=os:\S+$/);
  expect(await signIn('kendi-parolam-1')).toBe(false);
});

test.each<[string, string, string[], string]>([
  [
    'an unknown account',
    'admin-revoke',
    ['yok@dernek.example'],
    'yok@dernek.example adresiyle bir hesap yok.',
  ],
  [
    'an account of the local server, which has no second step,',
    'admin-reset-second-step',
    [EMAIL],
    'Yerel sunucuda iki adımlı doğrulama yok',
  ],
  ['no account', 'admin-grant', [], 'Bir e-posta adresi verin: npm run admin:grant'],
  [
    'an address with quotes',
    'admin-grant',
    ['"<img>"@x.test'],
    'E-posta adresi eksik ya da hatalı görünüyor',
  ],
  [
    'a password that is too short',
    'admin-grant',
    [EMAIL, '--password-stdin'],
    'Parola en az 12 karakter olmalı.',
  ],
  ['an unknown option', 'admin-grant', [EMAIL, '--nmae', 'x'], 'Komut anlaşılmadı'],
  ['a reset while the site runs', 'db-reset', ['--yes'], 'zaten çalışan bir sunucu kullanıyor'],
  ['no archive', 'restore', [], 'Bir yedek dosyası verin'],
  ['a missing archive', 'restore', ['/nowhere.tar.gz'], 'Yedek dosyası bulunamadı: /nowhere.tar.gz'],
])('%s gets a sentence', async (_, name, args, sentence) => {
  const { code, output } = await run(name, args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  const said = output.trim().split('\n');
  expect(said.filter((line) => !line.startsWith('Hesaplar: '))).toHaveLength(1);
});

test('a known password is refused, and the account keeps its own', async () => {
  const refused = await run('admin-grant', [EMAIL, '--password-stdin'], 'Galatasaray1905\n');
  expect(refused).toEqual({
    code: 1,
    output: 'Bu parola kolayca tahmin edilebilir; başka bir parola seçin.\n',
  });
  expect(await signIn('Galatasaray1905')).toBeNull();
});

test('a folder without a database gets a sentence with the solution', async () => {
  for (const name of ['backup', 'admin-grant']) {
    const { code, output } = await runOn(empty, name, name === 'backup' ? [] : [EMAIL]);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('klasöründe veri tabanı yok. Önce npm start') as string,
    ]);
  }
});

test('a backup of the running site is restored into an empty folder only, works there, and a reset keeps backups', async () => {
  const backup = await run('backup');
  const [, file = ''] = /Yedek yazıldı: (\S+)/.exec(backup.output) ?? [];
  expect((await run('restore', [file])).output).toContain('Yedek yalnızca boş bir klasöre yüklenir');

  expect((await runOn(empty, 'restore', [file])).output).toContain(`Yedek yüklendi: ${empty}`);
  expect((await runOn(empty, 'admin-revoke', [EMAIL])).output).toContain('artık yönetici değil');
  expect((await runOn(empty, 'backup')).code).toBe(0);

  expect((await runOn(empty, 'db-reset')).output).toContain('npm run db:reset -- --yes');
  expect(await readdir(empty)).toContain('postgres');
  expect((await runOn(empty, 'db-reset', ['--yes'])).code).toBe(0);
  expect(await readdir(empty)).toEqual(['backups']);
});
