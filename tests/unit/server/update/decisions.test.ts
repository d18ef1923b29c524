import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../src/server/http/listen';
import { findFault } from '../../../../src/server/update/check-site';
import { refuseLoss } from '../../../../src/server/update/update-site';
import {
  addedMigrations,
  refuseHostedMigrations,
  refuseOtherVersion,
  refuseWrongTag,
} from '../../../../src/server/update/releases';
import { readProperties, readUnitEnvironment, systemdService } from '../../../../src/server/update/service';

test.each(['main', '1.4.0', 'v1.4', '--upload-pack=x', 'v1.4.0 v1.5.0'])(
  '%s is not the tag of a release',
  (tag) => {
    expect(() => refuseWrongTag(tag)).toThrow('Bir sürümün etiketini verin');
  },
);

test.each(['v1.4.0', 'v10.0.12', 'v2.0.0-rc.1'])('%s is the tag of a release', (tag) => {
  expect(() => refuseWrongTag(tag)).not.toThrow();
});

test('a tag on another version is refused', () => {
  expect(() => refuseOtherVersion('v1.4.0', '1.4.0')).not.toThrow();
  expect(() => refuseOtherVersion('v1.4.0', '1.3.0')).toThrow('v1.4.0 etiketi 1.3.0 sürümünü gösteriyor');
});

test('a release may add migrations, and one that lacks some is older', () => {
  expect(addedMigrations(['1_a.sql'], ['1_a.sql', '2_b.sql'])).toEqual(['2_b.sql']);
  expect(addedMigrations(['1_a.sql'], ['1_a.sql'])).toEqual([]);
  expect(() => addedMigrations(['1_a.sql', '2_b.sql'], ['1_a.sql'])).toThrow(
    'Bu sürüm şimdikinden eski: 2_b.sql onda yok. Önceki sürüme şu komutla dönülür: npm run update -- --back',
  );
});

test('in front of a hosted project only a release without migrations is installed by the command', () => {
  expect(() => refuseHostedMigrations(false)).not.toThrow();
  expect(() => refuseHostedMigrations(true)).toThrow('bu yüzden elle kurulur');
});

test.each([
  [{}, null],
  [{}, 0],
  [{ events: 2, dues: 1 }, 3],
])('with the changes %j a way back goes on when %j are accepted', (loss, accepted) => {
  expect(() => refuseLoss(loss, accepted)).not.toThrow();
});

test.each([null, 2, 4])('with three changes a way back is refused when %j are accepted', (accepted) => {
  expect(() => refuseLoss({ events: 2, dues: 1 }, accepted)).toThrow(
    'Geri dönülmedi: güncellemeden sonra yapılan 3 değişiklik silinirdi (events 2, dues 1). Bunu kabul ediyorsanız: npm run update -- --back --lose 3',
  );
});

test('a unit’s variables come from its file first, then from the unit', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'unit-'));
  const file = path.join(folder, 'dernek.env');
  await writeFile(file, '# Ayarlar\nPORT=8080\nSITE_URL="https://dernek.example"\n');
  const output = `LoadState=loaded\nEnvironment=DATA_DIR=/var/lib/dernek PORT=1 "NOTE=a b"\nEnvironmentFiles=${file} (ignore_errors=no)\nEnvironmentFiles=${folder}/none (ignore_errors=yes)\n`;
  expect(await readUnitEnvironment(readProperties(output))).toEqual({
    DATA_DIR: '/var/lib/dernek',
    PORT: '8080',
    SITE_URL: 'https://dernek.example',
    NOTE: 'a b',
  });
  const missing = readProperties(`EnvironmentFiles=${folder}/none (ignore_errors=no)`);
  await expect(readUnitEnvironment(missing)).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true });
});

test('without a unit of that name the command says which options it needs', async () => {
  await expect(systemdService('yok-boyle-bir-hizmet')).rejects.toThrow(
    'systemd’de yok-boyle-bir-hizmet adlı bir hizmet yok.',
  );
});

interface Served {
  health?: readonly [status: number, text: string];
  missing?: string;
  /** Whether the server's process has ended. */
  hasEnded?: boolean;
}

/** What is found at a site whose pages name one script. */
async function faultOf({ health = [200, 'ok\nversion 1.4.0'], missing, hasEnded = false }: Served) {
  const [status, text] = health;
  const answer = ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === '/healthz') return new Response(text, { status });
    if (pathname === missing) return new Response('', { status: 500 });
    return new Response('<script src="/assets/app-1.js"></script>');
  };
  const listener = await listen(answer, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => listener.close());
  const limits = { startLimitMs: hasEnded ? 60_000 : 0, healthLimitMs: 0 };
  return findFault(listener.url, {
    version: '1.4.0',
    hasEnded: () => Promise.resolve(hasEnded),
    ...limits,
  });
}

test.each<[string | null, Served]>([
  [null, {}],
  ['/healthz 503: disk almost full', { health: [503, 'disk almost full\nversion 1.4.0'] }],
  ['sunucu yanıt vermiyor', { health: [200, 'ok\nversion 1.3.0'] }],
  ['sunucu açılırken kapandı', { health: [200, 'ok\nversion 1.3.0'], hasEnded: true }],
  ['/duyurular 500', { missing: '/duyurular' }],
  ['/giris 500', { missing: '/giris' }],
  ['/ sayfasının dosyası /assets/app-1.js 500', { missing: '/assets/app-1.js' }],
])('after an update the fault %j is found at a site with %j', async (fault, served) => {
  expect(await faultOf(served)).toBe(fault);
});
