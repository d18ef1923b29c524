import { expect, it } from 'vitest';
import type { Machine } from '../../../../src/server/box/machine';
import { findObstacles } from '../../../../src/server/box/obstacles';
import { ANSWERS, boxOf } from './box';

/** A machine as the guide prepares it, but for what a test says. */
function machineWith(faults: {
  lacks?: string[];
  unknownNames?: string[];
  busy?: number[];
  active?: string[];
}): Machine {
  return {
    hasProgram: (name) => !faults.lacks?.includes(name),
    hasAddress: (domain) => Promise.resolve(!faults.unknownNames?.includes(domain)),
    isBusy: (port) => Promise.resolve(faults.busy?.includes(port) ?? false),
    isActive: (unit) => faults.active?.includes(unit) ?? false,
  };
}

const NO_ADDRESS =
  'www.dernek.example adının bir adresi yok. Alan adını aldığınız yerde bu makineyi gösteren bir A kaydı açın; kaydın yayılması bir saati bulabilir.';

it.each([
  ['a prepared machine', {}, []],
  ['no Caddy', { lacks: ['caddy'] }, ['caddy bu makinede yok. Kurun: apt-get install caddy']],
  ['no systemd', { lacks: ['systemctl'] }, ['systemctl bu makinede yok. Kurun: apt-get install systemd']],
  ['no useradd', { lacks: ['useradd'] }, ['useradd bu makinede yok. Kurun: apt-get install passwd']],
  ['no curl for the mail', { lacks: ['curl'] }, ['curl bu makinede yok. Kurun: apt-get install curl']],
  ['no rsync for the copies', { lacks: ['rsync'] }, ['rsync bu makinede yok. Kurun: apt-get install rsync']],
  ['no nginx, which is not chosen', { lacks: ['nginx', 'certbot'] }, []],
  ['a name without DNS', { unknownNames: ['www.dernek.example'] }, [NO_ADDRESS]],
  [
    'another web server',
    { busy: [80, 443], active: ['nginx'] },
    [
      '80 numaralı bağlantı noktasını başka bir program kullanıyor. Onu durdurun ya da --proxy ile diğerini seçin.',
      '443 numaralı bağlantı noktasını başka bir program kullanıyor. Onu durdurun ya da --proxy ile diğerini seçin.',
    ],
  ],
  [
    'another server at the site’s port',
    { busy: [4173] },
    [
      '4173 numaralı bağlantı noktasını başka bir program kullanıyor. Onu durdurun ya da --port ile başka bir sayı verin.',
    ],
  ],
  ['the site and its proxy, which run', { busy: [80, 443, 4173], active: ['caddy', 'dernek'] }, []],
])('%s: each obstacle is one sentence', async (_, faults, sentences) => {
  expect(await findObstacles(boxOf(), machineWith(faults))).toEqual(sentences);
});

it('nginx needs certbot for its certificate', async () => {
  const box = boxOf({ ...ANSWERS, BOX_PROXY: 'nginx' });
  expect(await findObstacles(box, machineWith({ lacks: ['caddy', 'certbot'] }))).toEqual([
    'certbot bu makinede yok. Kurun: apt-get install certbot',
  ]);
});

it('without mail and copies, neither curl nor rsync is needed', async () => {
  const box = boxOf({ BOX_DOMAIN: 'dernek.example' });
  expect(await findObstacles(box, machineWith({ lacks: ['curl', 'rsync'] }))).toEqual([]);
});

it('a program in a home is told with the rest', async () => {
  const box = boxOf(ANSWERS, { programDir: '/home/ali/dernek' });
  const [place, dns] = await findObstacles(box, machineWith({ unknownNames: ['www.dernek.example'] }));
  expect([place, dns]).toEqual([expect.stringContaining('/home/ali/dernek') as string, NO_ADDRESS]);
});
