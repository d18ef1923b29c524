import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeLog } from '../../../../src/server/terminal';
import { type SystemWarning, SystemWatch } from '../../../../src/server/watch/system-watch';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-27T09:00:00Z');
const UNSENT = { total: 2, address: 'a…@uye.example', reason: 'adres reddedildi' };
const DISK: SystemWarning = { subject: 'disk', sentence: 'Disk dolmak üzere.', advice: 'Yer açın.' };
const ERRORS: SystemWarning = { subject: 'errors', sentence: '3 hata oldu.', advice: 'Günlüğe bakın.' };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'watch-'));
  await writeFile(path.join(dataDir, 'secrets.json'), '{}');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

const createWatch = (isPublic = true) =>
  new SystemWatch({
    ...{ dataDir, env: {}, siteUrl: 'http://dernek.example', isPublic },
    onWarning: () => undefined,
  });
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const age = (days: number) =>
  utimes(path.join(dataDir, 'secrets.json'), NOW, new Date(NOW.getTime() - days * DAY_MS));
const subjectsOf = (warnings: readonly SystemWarning[]) => warnings.map(({ subject }) => subject);

test('a public site that is two days old is told of missing backups, copies and mail server', async () => {
  await age(2);
  const warnings = await createWatch().readWarnings(null, NOW);
  expect(subjectsOf(warnings)).toEqual(['backup', 'copy', 'rehearsal', 'mail']);
  expect(warnings[0]).toEqual({
    ...{ subject: 'backup', sentence: 'Hiç yedek yok.', advice: 'Yedek alın: npm run box -- backup' },
  });
});

test('a new site is not told of backups yet, and one on a developer’s machine never', async () => {
  await age(1.9);
  expect(subjectsOf(await createWatch().readWarnings(null, NOW))).toEqual(['mail']);
  await age(90);
  expect(await createWatch(false).readWarnings(null, NOW)).toEqual([]);
  expect(subjectsOf(await createWatch(false).readWarnings(UNSENT, NOW))).toEqual(['unsentMails']);
});

test('in front of a hosted project a box is told of backups, and a server without a box is not', async () => {
  await rm(path.join(dataDir, 'secrets.json'));
  const subjects = async (env: NodeJS.ProcessEnv, now: Date) => {
    const site = { dataDir, env, siteUrl: 'http://dernek.example', isPublic: true, isHosted: true };
    return subjectsOf(await new SystemWatch({ ...site, onWarning: () => undefined }).readWarnings(null, now));
  };
  const [born, older] = [new Date(), new Date(Date.now() + 3 * DAY_MS)];
  expect(await subjects({ BOX_NAME: 'dernek' }, born)).toEqual(['mail']);
  expect(await subjects({ BOX_NAME: 'dernek' }, older)).toEqual(['backup', 'copy', 'rehearsal', 'mail']);
  expect(await subjects({}, older)).toEqual([]);
});

test('a fresh backup that is copied elsewhere is nothing to tell', async () => {
  await age(90);
  const backups = path.join(dataDir, 'backups');
  await mkdir(backups);
  for (const file of ['yedek-20261127-003000000.tar.gz', '.copied'])
    await writeFile(path.join(backups, file), '');
  const env = { BOX_COPY_TO: '/mnt/yedek', SMTP_URL: 'smtp://posta.example' };
  const options = { dataDir, env, siteUrl: 'http://dernek.example', isPublic: true };
  const watch = new SystemWatch({ ...options, onWarning: () => undefined });
  expect(subjectsOf(await watch.readWarnings(null))).toEqual(['rehearsal']);
});

test('errors of the last day are counted, also over a restart', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const backend = {
    readMails: () => Promise.resolve({ waiting: 0, unsent: null }),
    mailAdministrators: () => Promise.resolve(),
  };
  const watch = createWatch(false);
  const stop = watch.start(backend, () => undefined);
  for (let count = 0; count < 3; count += 1) writeLog({ level: 'error', message: 'Bozuldu' });
  writeLog({ level: 'warn', message: 'Uyarı' });
  stop();
  writeLog({ level: 'error', message: 'Bozuldu' });
  const next = createWatch(false);
  expect(await next.readWarnings(null)).toMatchObject([
    { subject: 'errors', sentence: 'Son 24 saatte sunucuda 3 hata oldu.' },
  ]);
  expect(await next.readWarnings(null, new Date(Date.now() + 1.1 * DAY_MS))).toEqual([]);
});

test('warnings are mailed once, others at most a day later, and again after a week', async () => {
  const watch = createWatch();
  const subjects: (string | undefined)[] = [];
  const look = async (warnings: readonly SystemWarning[], days: number) => {
    let sent: string | undefined;
    await watch.mailNews(warnings, ({ subject }) => Promise.resolve(void (sent = subject)), later(days));
    subjects.push(sent);
  };
  await look([], 0);
  await look([DISK], 1);
  await look([DISK, ERRORS], 1.5);
  await look([DISK, ERRORS], 2);
  await look([DISK, ERRORS], 3);
  await look([DISK, ERRORS], 8);
  await look([ERRORS], 9);
  await look([DISK, ERRORS], 10);
  expect(subjects).toEqual([
    undefined,
    'Sitenin sunucusu: Disk dolmak üzere',
    undefined,
    'Sitenin sunucusu: 3 hata oldu',
    undefined,
    'Sitenin sunucusu: Disk dolmak üzere',
    'Sitenin sunucusu: 3 hata oldu',
    'Sitenin sunucusu: Disk dolmak üzere',
  ]);
});

test('the mail names every new warning, what to do, and where they stand; a restart sends no second one', async () => {
  const mails: { subject: string; text: string }[] = [];
  const send = (mail: { subject: string; text: string }) => Promise.resolve(void mails.push(mail));
  await createWatch().mailNews([DISK, ERRORS], send, NOW);
  await createWatch().mailNews([DISK, ERRORS], send, later(2));
  expect(mails).toEqual([
    {
      subject: 'Sitenin sunucusunda 2 uyarı',
      text: [
        'Merhaba,',
        'Sitenin sunucusunda ilgilenilmesi gereken bir durum var. Siteye siz bakmıyorsanız bu iletiyi bakan kişiye gönderin.',
        'Disk dolmak üzere.\nYer açın.',
        '3 hata oldu.\nGünlüğe bakın.',
        'Açık uyarılar yönetim panelinin ilk sayfasında da görünür:',
        'http://dernek.example/admin',
      ].join('\n\n'),
    },
  ]);
});

test('a mail that could not be queued is tried again', async () => {
  const watch = createWatch();
  const fail = () => Promise.reject(new Error('Kapalı'));
  await expect(watch.mailNews([DISK], fail, NOW)).rejects.toThrow('Kapalı');
  const send = vi.fn(() => Promise.resolve());
  await watch.mailNews([DISK], send, later(0.1));
  expect(send).toHaveBeenCalledOnce();
});

test('a damaged memory is an empty one', async () => {
  await writeFile(path.join(dataDir, 'watch.json'), '{"errors":');
  expect(await createWatch(false).readWarnings(null)).toEqual([]);
  await createWatch(false).mailNews([DISK], () => Promise.resolve(), NOW);
  expect(JSON.parse(await readFile(path.join(dataDir, 'watch.json'), 'utf8'))).toEqual({
    ...{ errors: {}, told: { disk: NOW.toISOString() }, mailedAt: NOW.toISOString() },
  });
});
