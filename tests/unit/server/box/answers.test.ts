import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBox, formatEnvironment, hideSecrets } from '../../../../src/server/box/environment';
import { ANSWERS, boxOf } from './box';

describe('what is not answered', () => {
  it('is the name dernek, Caddy, port 4173, no mail and no copy', () => {
    expect(boxOf({ BOX_DOMAIN: 'dernek.example' })).toEqual({
      name: 'dernek',
      domain: 'dernek.example',
      aliases: [],
      proxy: 'caddy',
      port: 4173,
      mail: null,
      copyTo: null,
      programDir: '/srv/dernek',
      nodeDir: '/usr/bin',
    });
  });

  it('is the domain’s own sender where there is a mail server', () => {
    expect(boxOf().mail).toEqual({
      smtpUrl: 'smtps://site:gizli@smtp.dernek.example:465',
      from: 'site@dernek.example',
      to: 'baskan@dernek.example',
    });
  });
});

it.each([
  [{ BOX_DOMAIN: undefined }, '--domain eksik: Sitenin alan adı (örneğin dernek.example).'],
  [{ BOX_DOMAIN: 'https://dernek.example' }, '--domain bir alan adı olmalı, örneğin dernek.example'],
  [{ BOX_ALIASES: 'www.dernek.example nokta' }, '--aliases bir alan adı olmalı'],
  [{ BOX_NAME: 'NDS Mezunlar' }, '--name küçük harf, rakam ve kısa çizgiden oluşmalı'],
  [{ BOX_PROXY: 'apache' }, '--proxy caddy ya da nginx olabilir; şu anda “apache”.'],
  [{ PORT: '80' }, '--port 1024 ile 65535 arasında bir sayı olmalı; şu anda “80”.'],
  [{ SMTP_URL: 'smtp.dernek.example' }, '--smtp smtp:// ya da smtps:// ile başlayan bir adres olmalı.'],
  [
    { SMTP_URL: 'smtps://a:b"c@smtp.dernek.example' },
    '--smtp tırnak, ters eğik çizgi, $ ve satır sonu taşıyamaz',
  ],
  [{ ALARM_MAIL_TO: undefined }, '--alarm-to eksik: Site durursa ya da yedek alınamazsa kime yazılsın.'],
  [{ ALARM_MAIL_TO: 'başkan@dernek.example' }, '--alarm-to E-posta adresinde ç, ğ, ı'],
  [
    { BOX_COPY_TO: 'yedek klasörü' },
    '--copy-to / ile başlayan bir klasör ya da kullanıcı@makine:klasör olmalı',
  ],
  [{ BOX_COPY_TO: '/home/yedek' }, '--copy-to servislerin göremediği bir yerde: /home/yedek.'],
])('%j is refused in one sentence', (answers, sentence) => {
  expect(() => boxOf({ ...ANSWERS, ...answers })).toThrow(sentence);
});

it('the environment file has what the server needs behind a proxy, and every answer for the next time', () => {
  const env = parseEnv(formatEnvironment(boxOf()));
  expect(env).toEqual({
    BOX_NAME: 'dernek',
    BOX_PROGRAM: '/srv/dernek',
    BOX_DOMAIN: 'dernek.example',
    BOX_ALIASES: 'www.dernek.example',
    BOX_PROXY: 'caddy',
    BOX_COPY_TO: 'yedek@kutu.example:dernek',
    HOST: '127.0.0.1',
    PORT: '4173',
    DATA_DIR: '/var/lib/dernek',
    SITE_URL: 'https://dernek.example',
    TRUST_PROXY: '1',
    SEED: 'none',
    SMTP_URL: 'smtps://site:gizli@smtp.dernek.example:465',
    MAIL_FROM: 'site@dernek.example',
    ALARM_MAIL_TO: 'baskan@dernek.example',
  });
  expect(boxOf(env)).toEqual(boxOf());
});

it('a password of an address is never shown', () => {
  expect(hideSecrets('SMTP_URL="smtps://site:gizli@smtp.dernek.example:465"')).toBe(
    'SMTP_URL="smtps://site:…@smtp.dernek.example:465"',
  );
});

describe('the box of a checkout', () => {
  let root: string;
  const write = (name: string, text: string) => writeFile(path.join(root, 'etc', name), text);
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'box-'));
    await mkdir(path.join(root, 'etc'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('is none, the only one, the one whose program it is, or the one that is named', async () => {
    expect(await findBox(root, '/srv/a')).toBeNull();
    await write('a.box.env', 'BOX_PROGRAM="/srv/a"\nDATA_DIR="/var/lib/a"\nSEED="none"\n');
    expect((await findBox(root, '/elsewhere'))?.dataDir).toBe('/var/lib/a');
    await write('b.box.env', 'BOX_PROGRAM="/srv/b"\nDATA_DIR="/var/lib/b"\n');
    expect((await findBox(root, '/srv/b'))?.name).toBe('b');
    expect((await findBox(root, '/srv/b', 'a'))?.name).toBe('a');
    await expect(findBox(root, '/elsewhere')).rejects.toThrow(
      'Bu makinede birden çok site kurulu (a, b). --box ile birini seçin.',
    );
  });

  it('has the webmaster’s own variables, which win', async () => {
    await write('a.env', 'SEED=demo\nSUPABASE_URL=https://proje.example\n');
    const box = await findBox(root, '/srv/a');
    expect(box?.env).toMatchObject({
      SEED: 'demo',
      SUPABASE_URL: 'https://proje.example',
      DATA_DIR: '/var/lib/a',
    });
    expect(box?.keys).toEqual({});
  });

  it('has a hosted project’s keys apart, which only its commands get', async () => {
    await write('a-backup.env', 'SUPABASE_SECRET_KEY=sb_secret_a\n');
    const box = await findBox(root, '/srv/a');
    expect(box?.keys).toEqual({ SUPABASE_SECRET_KEY: 'sb_secret_a' });
    expect(box?.env).not.toHaveProperty('SUPABASE_SECRET_KEY');
  });
});
