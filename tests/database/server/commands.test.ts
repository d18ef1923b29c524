import { readdir } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServiceClient } from '../../../supabase/local/service-client';
import { makeBulletins } from '../../../supabase/seed/bulletins';
import { readStatus } from '../../../src/server/status-file';
import { startTestSite, type TestBackend } from '../../fixtures/backend';
import { createDataFolder, removeDataFolder } from '../../fixtures/data-folder';
import { scan } from '../../fixtures/readable-pdfs';
import { runOperatorCommand, spawnOperatorCommand } from '../support/command';

const EMAIL = 'editor@dernek.example';

let site: TestBackend;
let empty: string;

beforeAll(async () => {
  site = await startTestSite({ database: 'own' });
  empty = await createDataFolder('alumni-empty-');
});
afterAll(async () => {
  await site.stop();
  await removeDataFolder(empty);
});

const here = () => ({ DATA_DIR: site.dataDir });

function run(name: string, args: readonly string[] = [], dataDir = site.dataDir) {
  return runOperatorCommand(name, { args, env: { DATA_DIR: dataDir } });
}

async function signIn(password: string): Promise<boolean | null> {
  const client = createClient(site.url, site.publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password });
  if (error) return null;
  const { data } = await client.from('profiles').select('is_admin').single<{ is_admin: boolean }>();
  return data?.is_admin ?? null;
}

test('each bulletin without a cover gets its first page, and each that is searched its text, once; those that cannot be read are named', async () => {
  const status = await readStatus(site.dataDir);
  const client = createServiceClient(site.url, status?.SERVICE_ROLE_KEY ?? '');
  const [sample] = await makeBulletins(new Date());
  const media = client.storage.from('media');
  const upload = async (name: string, pdf: Uint8Array) => {
    const bytes = new Uint8Array(pdf).buffer;
    const { error } = await media.upload(name, bytes, { contentType: 'application/pdf' });
    expect(error).toBeNull();
    return `/storage/v1/object/public/media/${name}`;
  };
  const pdf_url = await upload('bulletins/1700000000000-deneme.pdf', sample?.pdf ?? new Uint8Array());
  const silent = await upload('bulletins/1700000000001-sessiz.pdf', sample?.pdf ?? new Uint8Array());
  const scanned = await upload('bulletins/1700000000002-tarama.pdf', await scan());
  await client
    .from('bulletins')
    .insert([
      { year: 2031, month: 1, pdf_url },
      { year: 2031, month: 2, pdf_url: '/yok.pdf' },
      { year: 2031, month: 3, pdf_url, cover_url: '/elle.webp' },
      { year: 2031, month: 4, pdf_url: silent, cover_url: '/elle.webp', is_searchable: false },
      { year: 2031, month: 5, pdf_url: scanned, cover_url: '/elle.webp' },
    ])
    .throwOnError();
  await client
    .from('bulletin_archive')
    .insert({ year: 1999, label: 'Güz', file_url: pdf_url })
    .throwOnError();

  const covered = await run('bulletins-read');
  expect(covered).toMatchObject({
    code: 0,
    output: [
      `Bültenler: ${site.url}`,
      '2 bültene kapak eklendi.',
      'Kapağı çizilemeyenler: 2. ay 2031',
      '3 bültenin metni okundu.',
      'Aranabilir metni olmayanlar: 5. ay 2031',
      'Metni okunamayanlar: 2. ay 2031\n',
    ].join('\n'),
  });
  const { data: found } = await client.rpc('site_search', { q: 'mezunlar günü' }).throwOnError();
  expect(found.filter(({ kind }) => kind === 'document').map(({ link, page }) => [link, page])).toEqual([
    [pdf_url, 1],
  ]);
  const stateOf = async (address: string) => (await client.rpc('document_state', { address })).data;
  expect(await stateOf(silent)).toEqual([]);
  expect(await stateOf(scanned)).toEqual([{ pages: 1, with_text: 0 }]);
  const { data } = await client
    .from('bulletins')
    .select('cover_url')
    .eq('year', 2031)
    .order('month')
    .throwOnError();
  const [drawn, none, own] = data.map(({ cover_url }) => cover_url);
  expect([none, own]).toEqual([null, '/elle.webp']);
  const picture = await fetch(site.url + String(drawn));
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const archived = await client.from('bulletin_archive').select('cover_url').eq('year', 1999).throwOnError();
  expect(archived.data[0]?.cover_url).toMatch(/\/media\/bulletin_archive\/[\w-]+\.webp$/);
  const { output: again } = await run('bulletins-read');
  expect(again).toContain('Kapak eklenen bülten yok.');
  expect(again).toContain('Metni okunan bülten yok.');
  expect(await run('bulletins-read', [], empty)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Sunucu çalışmıyor.') as string,
  });
});

test('while the site runs, a new administrator gets a one-time password, then one from a pipe, and loses the right', async () => {
  const granted = await run('admin-grant', [EMAIL, '--name', 'Editör Deneme']);
  expect(granted).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${EMAIL} artık yönetici.`) as string,
  });
  const [, password = ''] = /Tek seferlik parola: (\S+)/.exec(granted.output) ?? [];
  expect(await signIn(password)).toBe(true);

  const piped = { args: [EMAIL, '--password-stdin'], env: here(), input: 'kendi-parolam-1\n' };
  const again = await runOperatorCommand('admin-grant', piped);
  expect(again.code).toBe(0);
  expect(again.output).not.toContain('Tek seferlik');
  expect(await signIn(password)).toBeNull();
  expect(await signIn('kendi-parolam-1')).toBe(true);

  const revoked = await spawnOperatorCommand('admin-revoke', { args: [EMAIL], env: here() });
  const [accounts, sentence, line, ...rest] = revoked.output.trim().split('\n');
  expect([revoked.code, sentence, rest]).toEqual([0, `${EMAIL} artık ekipte değil.`, []]);
  expect(accounts).toMatch(/^Hesaplar: yerel veri tabanı /);
  expect(line).toMatch(/^\S+Z security event=right_revoked account=[0-9a-f-]{36} actor=os:\S+$/);
  expect(await signIn('kendi-parolam-1')).toBe(false);
});

test.each([
  ['admin-revoke', ['yok@dernek.example'], 'yok@dernek.example adresiyle bir hesap yok.'],
  ['admin-reset-second-step', [EMAIL], 'Yerel sunucuda iki adımlı doğrulama yok'],
  ['admin-grant', [], 'Bir e-posta adresi verin: npm run admin:grant'],
  ['admin-grant', [EMAIL, '--password-stdin'], 'Parola en az 12 karakter olmalı.'],
  ['db-reset', ['--yes'], 'zaten çalışan bir sunucu kullanıyor'],
  ['restore', ['/nowhere.tar.gz'], 'Yedek dosyası bulunamadı: /nowhere.tar.gz'],
])('%s with %j is refused in one sentence', async (name, args, sentence) => {
  const { code, output } = await run(name, args);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence) as string]);
  const said = output.trim().split('\n');
  expect(said.filter((line) => !line.startsWith('Hesaplar: '))).toHaveLength(1);
});

test.each([
  ['another address', { SUPABASE_PROJECT_URL: 'https://a.supabase.co', SUPABASE_SECRET_KEY: 'a' }],
  ['another key', { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'a' }],
  ['both', { SUPABASE_PROJECT_URL: 'https://a.supabase.co', SERVICE_KEY: 'a' }],
])('local accounts are never changed for a project whose variables are misnamed: %s', async (_, hosted) => {
  const stranger = 'yanlis@dernek.example';
  const { code, output } = await runOperatorCommand('admin-grant', {
    ...{ args: [stranger], env: { ...here(), ...hosted } },
  });
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('SUPABASE_URL ve SUPABASE_SECRET_KEY birlikte gerekir') as string,
  ]);
  if (!('SUPABASE_URL' in hosted) && !('SUPABASE_SECRET_KEY' in hosted))
    expect(output).toMatch(/birlikte gerekir\. \S+ bilinmiyor\. Hiçbir şey değiştirilmedi\./);
  const revoked = await run('admin-revoke', [stranger]);
  expect(revoked.output).toContain('adresiyle bir hesap yok.');
});

test('a folder without a database gets a sentence with the solution', async () => {
  for (const [name, ...args] of [['backup'], ['admin-grant', EMAIL]] as const) {
    const { code, output } = await run(name, args, empty);
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

  expect((await run('restore', [file], empty)).output).toContain(`Yedek yüklendi: ${empty}`);
  expect((await run('admin-revoke', [EMAIL], empty)).output).toContain('artık ekipte değil');
  expect((await run('backup', [], empty)).code).toBe(0);

  expect((await run('db-reset', [], empty)).output).toContain('npm run db:reset -- --yes');
  expect(await readdir(empty)).toContain('postgres');
  expect((await run('db-reset', ['--yes'], empty)).code).toBe(0);
  expect(await readdir(empty)).toEqual(['backups']);
});
