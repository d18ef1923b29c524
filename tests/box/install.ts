import { execFileSync, spawnSync } from 'node:child_process';

/** The programs that the checks run, with the packages that bring them on Debian and Ubuntu. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'systemd-analyze': 'systemd',
  nginx: 'nginx',
  caddy: 'caddy',
  curl: 'curl',
  rsync: 'rsync',
  openssl: 'openssl',
};

/** Installs what is missing, as root, and starts none of it. Throws with the command for everybody else. */
export function setup(): void {
  const missing = Object.keys(PROGRAMS).filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map((program) => PROGRAMS[program] ?? program);
  if (process.getuid?.() !== 0) {
    throw new Error(`Install what the checks run: sudo apt-get install ${packages.join(' ')}`);
  }
  // Run level 1 keeps the packages from starting their servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env,
  });
}
