import type { Box } from './box';
import type { Machine } from './machine';
import { placeFault } from './units';

const PACKAGES: Readonly<Record<string, string>> = {
  useradd: 'passwd',
  systemctl: 'systemd',
};
const WEB_PORTS = [80, 443];

/** Returns a sentence for each thing that would make the setup fail, so that it is told before anything is written. */
export async function findObstacles(box: Box, machine: Machine): Promise<string[]> {
  const place = placeFault(box);
  return [
    ...(place === undefined ? [] : [place]),
    ...missingPrograms(box, machine),
    ...(await namesWithoutAddress(box, machine)),
    ...(await busyPorts(box, machine)),
  ];
}

function missingPrograms(box: Box, machine: Machine): string[] {
  const programs = [
    'systemctl',
    'useradd',
    box.proxy,
    ...(box.proxy === 'nginx' ? ['certbot'] : []),
    ...(box.mail ? ['curl'] : []),
    ...(box.copyTo ? ['rsync'] : []),
  ];
  return programs
    .filter((program) => !machine.hasProgram(program))
    .map((program) => `${program} bu makinede yok. Kurun: apt-get install ${PACKAGES[program] ?? program}`);
}

async function namesWithoutAddress({ domain, aliases }: Box, machine: Machine): Promise<string[]> {
  const names = [domain, ...aliases];
  const found = await Promise.all(names.map((name) => machine.hasAddress(name)));
  return names
    .filter((_, index) => !found[index])
    .map(
      (name) =>
        `${name} adının bir adresi yok. Alan adını aldığınız yerde bu makineyi gösteren bir A kaydı açın; kaydın yayılması bir saati bulabilir.`,
    );
}

/** A port is free, or what listens there is ours: the site itself, or the chosen proxy. */
async function busyPorts(box: Box, machine: Machine): Promise<string[]> {
  const ports = [
    ...WEB_PORTS.map((port) => ({
      port,
      unit: box.proxy,
      advice: `Onu durdurun ya da --proxy ile diğerini seçin.`,
    })),
    { port: box.port, unit: box.name, advice: 'Onu durdurun ya da --port ile başka bir sayı verin.' },
  ];
  const sentences = await Promise.all(
    ports.map(async ({ port, unit, advice }) =>
      !machine.isActive(unit) && (await machine.isBusy(port))
        ? [`${port} numaralı bağlantı noktasını başka bir program kullanıyor. ${advice}`]
        : [],
    ),
  );
  return sentences.flat();
}
