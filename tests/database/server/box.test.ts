import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestBackend } from '../../fixtures/backend';
import { runOperatorCommand, spawnOperatorCommand } from '../support/command';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'box-root-'));
});
afterAll(() => rm(root, { recursive: true }));

describe('box:setup', () => {
  const ANSWERS = [
    '--yes',
    '--name',
    'deneme',
    '--domain',
    'dernek.example',
    '--smtp',
    'smtps://a:gizli@smtp.example',
  ];
  const setUp = (...args: string[]) =>
    runOperatorCommand('box-setup', { args: [...args, '--root', root], env: { PATH: '' } });

  it('with --dry-run shows everything and writes nothing', async () => {
    const { code, output } = await setUp(...ANSWERS, '--alarm-to', 'a@dernek.example', '--dry-run');
    expect([code, await readdir(root)]).toEqual([0, []]);
    expect(output).toContain('Yalnızca gösterildi, hiçbir şey yazılmadı.');
    expect(output).not.toContain('gizli');
  });

  it('names what is not answered, and writes nothing', async () => {
    const { code, output } = await setUp(...ANSWERS);
    expect([code, output, await readdir(root)]).toEqual([
      1,
      '--alarm-to eksik: Site durursa ya da yedek alınamazsa kime yazılsın.\n',
      [],
    ]);
  });

  it('writes every file, and the second time only what another answer changes', async () => {
    const first = await setUp(...ANSWERS, '--alarm-to', 'a@dernek.example');
    expect([first.code, first.output]).toEqual([
      0,
      expect.stringContaining('\n11 dosya yazıldı.\n') as string,
    ]);
    expect((await readdir(path.join(root, 'etc'))).sort()).toEqual([
      'caddy',
      'deneme.box.env',
      'deneme.env',
      'systemd',
    ]);
    const same = await setUp('--yes');
    expect([same.code, same.output]).toEqual([
      0,
      expect.stringContaining('\nDeğişen bir şey yok.\n') as string,
    ]);
    const other = await setUp('--yes', '--domain', 'yeni.example');
    expect(other.output).toContain('+ /etc/caddy/deneme.caddy: değişecek');
    expect(other.output).toContain('\n2 dosya yazıldı.\n');
    expect(await readFile(path.join(root, 'etc/deneme.box.env'), 'utf8')).toContain(
      'SITE_URL="https://yeni.example"',
    );
  });

  it('takes its answers from a pipe, asks again after a wrong one, and writes nothing where they end', async () => {
    const place = await mkdtemp(path.join(tmpdir(), 'box-asked-'));
    const answers = ['sorulan', 'yanlış ad', 'dernek.example', '', '', '', '', '', 'e'];
    const asked = (count: number) =>
      runOperatorCommand('box-setup', {
        ...{ args: ['--root', place], env: { SMTP_URL: '' } },
        input: answers
          .slice(0, count)
          .map((answer) => `${answer}\n`)
          .join(''),
      });
    const early = await asked(4);
    expect([early.code, await readdir(place)]).toEqual([1, []]);
    expect(early.output).toContain(
      '  Olmadı: bir alan adı olmalı, örneğin dernek.example; şu anda “yanlış ad”.',
    );
    expect(early.output).toMatch(/\nYanıt verilmedi\. Hiçbir şey yazılmadı\.\n$/);
    const whole = await asked(answers.length);
    expect([whole.code, whole.output]).toEqual([0, expect.stringContaining('9 dosya yazıldı.') as string]);
    await rm(place, { recursive: true });
  });

  it('on a machine that lacks a program, or whose name has no address, says so before anything is written', async () => {
    const { code, output } = await runOperatorCommand('box-setup', {
      args: ['--dry-run', '--name', 'deneme', '--domain', 'yok.invalid'],
      env: { PATH: '' },
    });
    expect(code).toBe(1);
    expect(output).toContain('caddy bu makinede yok. Kurun: apt-get install caddy\n');
    expect(output).toContain('yok.invalid adının bir adresi yok.');
    expect(output).toMatch(/Hiçbir şey yazılmadı\.\n$/);
  });
});

describe('a box that runs', () => {
  let site: TestBackend;
  beforeAll(async () => {
    site = await startTestSite({ database: 'own' });
    await mkdir(path.join(root, 'etc'), { recursive: true });
    const env = { DATA_DIR: site.dataDir, PORT: new URL(site.url).port, BOX_COPY_TO: '' };
    const lines = Object.entries(env).map(([name, value]) => `${name}="${value}"\n`);
    await writeFile(path.join(root, 'etc/calisan.box.env'), lines.join(''));
  });
  afterAll(() => site.stop());

  const own = () => ['--root', root, '--box', 'calisan'];
  const box = (...args: string[]) => runOperatorCommand('box', { args: [...args, ...own()], env: {} });
  const here = () => ({ env: { DATA_DIR: site.dataDir } });

  it('grants a right in its own data folder, which nobody has to name', async () => {
    const { code, output } = await spawnOperatorCommand('box', {
      args: ['grant', 'yeni@dernek.example', '--name', 'Yeni Yönetici', ...own()],
      env: {},
    });
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('yeni@dernek.example artık yönetici.') as string,
    ]);
    expect(output).toContain(`Hesaplar: yerel veri tabanı (${site.dataDir})`);
  });

  it('rehearses a restore beside the running site, leaves nothing behind, and remembers it', async () => {
    const early = await runOperatorCommand('rehearse', here());
    expect([early.code, early.output]).toEqual([
      1,
      expect.stringContaining('denenecek bir yedek yok') as string,
    ]);
    expect((await runOperatorCommand('backup', here())).code).toBe(0);
    const { code, output } = await runOperatorCommand('rehearse', here());
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /^Geri yükleme denendi: yedek-\S+\. Sayılıp karşılaştırıldı: \d+ satır, 0 dosya\./,
      ) as string,
    ]);
    expect((await readdir(site.dataDir)).filter((name) => name.startsWith('prova-'))).toEqual([]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it('tells how it is: the site, its archive, the rehearsal, and what is missing', async () => {
    const { code, output } = await box('status');
    expect([code, output]).toEqual([1, expect.stringMatching(/^✓ Site çalışıyor: /) as string]);
    expect(output).toMatch(/^✓ Son yedek .* günü alındı: yedek-\S+\.tar\.gz$/m);
    expect(output).toMatch(/^✓ Geri yükleme .* günü denendi: \d+ satır, 0 dosya\.$/m);
    expect(output).toMatch(/^✗ Yedekler yalnızca bu makinede duruyor\.$/m);
  });

  it('asks before a restore, and lists its commands for an unknown word', async () => {
    const restore = await box('restore', 'yedek.tar.gz');
    expect([restore.code, restore.output]).toEqual([
      1,
      expect.stringContaining('Emin iseniz --yes ekleyin.') as string,
    ]);
    const unknown = await box('baslat');
    expect([unknown.code, unknown.output]).toEqual([
      1,
      expect.stringContaining('npm run box -- KOMUT') as string,
    ]);
  });

  it('in front of a hosted project asks for that project before a restore', async () => {
    const project = 'https://abcdefghijklmnopqrst.supabase.co';
    await writeFile(
      path.join(root, 'etc/onde.box.env'),
      `DATA_DIR="${site.dataDir}"\nSUPABASE_URL="${project}"\n`,
    );
    const args = ['restore', 'yedek.tar.gz', '--root', root, '--box', 'onde'];
    const { code, output } = await runOperatorCommand('box', { args, env: {} });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`Supabase projesinin (${project}) hesapları, içeriği ve dosyaları`) as string,
    ]);
  });

  it('is handed over in a document of names without secrets, for its owner only', async () => {
    const held = ['--held', 'Alan adı; Natro, baskan@dernek.example; 2031-03-01'];
    const { code, output } = await runOperatorCommand('handover', { args: held, ...here() });
    const file = path.join(site.dataDir, 'HANDOVER.md');
    expect([code, output]).toEqual([0, expect.stringContaining(`Yazıldı: ${file}`) as string]);
    const text = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(text).toContain('| Yeni Yönetici | yeni@dernek.example | never |');
    expect(text).toContain('| Alan adı | Natro, baskan@dernek.example | 2031-03-01 |');
    expect(text).toMatch(/- PostgreSQL: 17\.\d+/);
    const secrets = JSON.parse(await readFile(path.join(site.dataDir, 'secrets.json'), 'utf8')) as Record<
      string,
      string
    >;
    const words = [site.adminPassword, site.secretKey, ...Object.values(secrets).map(String)];
    expect(words.filter((word) => word.length > 7 && text.includes(word))).toEqual([]);
  });

  it('remembers what is held elsewhere for the next document', async () => {
    await runOperatorCommand('handover', here());
    expect(await readFile(path.join(site.dataDir, 'HANDOVER.md'), 'utf8')).toContain('| Alan adı | Natro,');
  });
});
