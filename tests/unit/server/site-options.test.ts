import { expect, test } from 'vitest';
import { readAccountProject, readBackupProject, readSiteOptions } from '../../../src/server/site-options';

test('without settings the site runs on loopback, with samples and its own database', () => {
  const options = readSiteOptions({}, 4173);
  expect(options).toMatchObject({ port: 4173, host: '127.0.0.1', seed: 'demo', trustsProxy: false });
  expect(options.dataDir).toMatch(/supabase\/\.temp$/);
  expect(options.databaseUrl ?? options.hosted).toBeUndefined();
});

test('blank settings count as missing', () => {
  const blank = { PORT: '', HOST: ' ', DATA_DIR: '', SEED: '', DATABASE_URL: '', SUPABASE_URL: ' ' };
  expect(readSiteOptions(blank, 4173)).toEqual(readSiteOptions({}, 4173));
});

test.each(['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'])(
  'a hosted project is named by its address and its key, as %s',
  (name) => {
    const options = readSiteOptions({ SUPABASE_URL: 'https://abc.supabase.co/', [name]: 'key' }, 4173);
    expect(options.hosted).toEqual({ url: 'https://abc.supabase.co', publishableKey: 'key' });
  },
);

test.each(['SUPABASE_SECRET_KEY', 'SERVICE_ROLE_KEY'])(
  'the accounts of a hosted project are opened with its key, as %s',
  (name) => {
    const project = readAccountProject({ SUPABASE_URL: 'https://abc.supabase.co', [name]: 'key' });
    expect(project).toEqual({ url: 'https://abc.supabase.co', secretKey: 'key' });
  },
);

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

test('commands for accounts do not mind the database’s address', () => {
  expect(readAccountProject(BACKUP)).toMatchObject({ secretKey: 'key' });
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SEED: 'yes' }, 'SEED'],
  [{ SUPABASE_URL: 'https://abc.supabase.co' }, 'SUPABASE_PUBLISHABLE_KEY'],
  [{ SUPABASE_URL: 'abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' }, 'SUPABASE_URL'],
])('the wrong settings %j are refused with the name %s', (env, name) => {
  expect(() => readSiteOptions(env, 4173)).toThrow(name);
});

const PROJECT = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' };

test('without settings of its own a hosted project has no other ways of signing in and no captcha', () => {
  const blank = { ...PROJECT, AUTH_PROVIDERS: ' , ', CAPTCHA_SITE_KEY: '', SMS_CODES: '0' };
  expect(readSiteOptions(blank, 4173).hosted).not.toHaveProperty('signIn');
});

test('identity providers are named in the order of their buttons, and a captcha by its site key', () => {
  const env = {
    ...PROJECT,
    AUTH_PROVIDERS: 'azure, google,azure',
    CAPTCHA_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj',
  };
  expect(readSiteOptions(env, 4173).hosted?.signIn).toEqual({
    providers: ['azure', 'google'],
    captchaSiteKey: '0x4AAAAAAADnPIDROrmt1Wwj',
  });
});

test('codes by SMS are offered where the operator says so', () => {
  expect(readSiteOptions({ ...PROJECT, SMS_CODES: '1' }, 4173).hosted?.signIn).toEqual({
    providers: [],
    hasSmsCodes: true,
  });
});

test.each([
  [{ ...PROJECT, SMS_CODES: 'evet' }, /SMS_CODES “1” \(açık\) ya da “0”/],
  [{ SMS_CODES: '1' }, /yalnızca SUPABASE_URL ile/],
  [{ ...PROJECT, AUTH_PROVIDERS: 'google,gogle' }, /AUTH_PROVIDERS.*“gogle”.*google, azure/],
  [{ ...PROJECT, AUTH_PROVIDERS: 'constructor' }, /AUTH_PROVIDERS/],
  [{ ...PROJECT, CAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001' }, /CAPTCHA_SITE_KEY.*hCaptcha/],
  [{ AUTH_PROVIDERS: 'google' }, /yalnızca SUPABASE_URL ile/],
  [{ CAPTCHA_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' }, /yalnızca SUPABASE_URL ile/],
])('the sign-in settings %j are refused with a sentence', (env, sentence) => {
  expect(() => readSiteOptions(env, 4173)).toThrow(sentence);
});
