import { expect, test } from 'vitest';
import { readBackupProject, readSiteOptions } from '../../../src/server/site-options';

test('without settings the site runs on loopback, with samples and its own database', () => {
  const options = readSiteOptions({}, 4173);
  expect(options).toMatchObject({ port: 4173, host: '127.0.0.1', seed: 'demo', trustsProxy: false });
  expect(options.hasSecureSubdomains).toBe(false);
  expect(options.dataDir).toMatch(/supabase\/\.temp$/);
  expect(options.databaseUrl ?? options.hosted).toBeUndefined();
});

test.each(['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'])('a hosted project is read with %s', (name) => {
  const options = readSiteOptions({ SUPABASE_URL: 'https://abc.supabase.co/', [name]: 'key' }, 4173);
  expect(options.hosted).toEqual({ url: 'https://abc.supabase.co', publishableKey: 'key' });
});

const BACKUP = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_SECRET_KEY: 'key',
  SUPABASE_DB_URL: 'postgresql://postgres@db.abc.supabase.co/postgres',
};

test('a project is backed up by its address, its key and its database, and the box without them', () => {
  expect(readBackupProject(BACKUP)).toMatchObject({ secretKey: 'key', databaseUrl: BACKUP.SUPABASE_DB_URL });
  expect(readBackupProject({})).toBeNull();
});

test.each(Object.keys(BACKUP))(
  'a backup without %s names what is needed, and never takes the box’s data',
  (name) => {
    expect(() => readBackupProject({ ...BACKUP, [name]: '' })).toThrow('birlikte gerekir');
  },
);

const PROJECT = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' };

const CAPTCHA_SITE_KEY = '0x4AAAAAAADnPIDROrmt1Wwj';

test.each([
  [{ AUTH_PROVIDERS: ' , ', CAPTCHA_SITE_KEY: '', SMS_CODES: '0' }, undefined],
  [
    { AUTH_PROVIDERS: 'azure, google,azure', CAPTCHA_SITE_KEY },
    { providers: ['azure', 'google'], captchaSiteKey: CAPTCHA_SITE_KEY },
  ],
])('a hosted project with %j has the ways of signing in %j, in the order of their buttons', (env, signIn) => {
  expect(readSiteOptions({ ...PROJECT, ...env }, 4173).hosted?.signIn).toEqual(signIn);
});

test.each([
  ['smtps://site%40dernek.org:gizli@smtp.dernek.org', undefined, 'site@dernek.org'],
  ['smtp://127.0.0.1:25', 'haber@dernek.org', 'haber@dernek.org'],
  // What box:setup takes, the server takes.
  ['smtp://127.0.0.1:25', 'haber!@dernek.org', 'haber!@dernek.org'],
])('mails go through %s with MAIL_FROM %s as from %s', (url, MAIL_FROM, from) => {
  expect(readSiteOptions({ SMTP_URL: url, MAIL_FROM }, 4173).mailServer).toEqual({ url, from });
});

test('a box in front of a hosted project, whose failures are mailed, starts with its mail server', () => {
  const box = {
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'site@dernek.org',
    ALARM_MAIL_TO: 'siz@dernek.org',
  };
  expect(readSiteOptions({ ...PROJECT, ...box }, 4173)).toMatchObject({
    hosted: { url: 'https://abc.supabase.co' },
    mailServer: { url: 'smtp://127.0.0.1:25', from: 'site@dernek.org' },
    alarmTo: 'siz@dernek.org',
  });
});

test.each([
  [{ PORT: 'abc' }, /PORT/],
  [{ SEED: 'yes' }, /SEED/],
  [{ SUPABASE_URL: 'https://abc.supabase.co' }, /SUPABASE_PUBLISHABLE_KEY/],
  [{ ...PROJECT, SUPABASE_URL: 'abc.supabase.co' }, /SUPABASE_URL/],
  [{ ...PROJECT, SMS_CODES: 'evet' }, /SMS_CODES “1” \(açık\) ya da “0”/],
  [{ ...PROJECT, AUTH_PROVIDERS: 'google,gogle' }, /AUTH_PROVIDERS.*“gogle”.*google, azure/],
  [{ ...PROJECT, CAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001' }, /CAPTCHA_SITE_KEY.*hCaptcha/],
  [{ SMTP_URL: 'smtp.dernek.org' }, /SMTP_URL smtp:\/\/ ya da smtps:\/\/ ile başlayan bir adres olmalı/],
  [{ SMTP_URL: 'https://smtp.dernek.org' }, /SMTP_URL smtp:\/\/ ya da/],
  [{ SMTP_URL: 'smtp://127.0.0.1' }, /MAIL_FROM=site@dernek\.org/],
  [{ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'site' }, /MAIL_FROM bir e-posta adresi olmalı/],
  [{ ...PROJECT, SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@b.org' }, /Supabase’in SMTP ayarına/],
  [{ AUTH_PROVIDERS: 'google' }, /yalnızca SUPABASE_URL ile/],
])('the wrong settings %j are refused in a sentence with their name', (env, sentence) => {
  expect(() => readSiteOptions(env, 4173)).toThrow(sentence);
});
