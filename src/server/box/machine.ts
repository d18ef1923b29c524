import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import path from 'node:path';

/** What the setup asks of a machine before it writes. */
export interface Machine {
  hasProgram: (name: string) => boolean;
  /** Whether the domain's name leads to an address. */
  hasAddress: (domain: string) => Promise<boolean>;
  isBusy: (port: number) => Promise<boolean>;
  /** Whether a unit of systemd runs. */
  isActive: (unit: string) => boolean;
}

/** In milliseconds, for a connection to this machine. */
const CONNECT_LIMIT_MS = 2_000;

export const thisMachine: Machine = {
  hasProgram: (name) =>
    (process.env.PATH ?? '').split(path.delimiter).some((folder) => isProgram(folder, name)),
  hasAddress: (domain) =>
    lookup(domain).then(
      () => true,
      () => false,
    ),
  isBusy: (port) =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', timeout: CONNECT_LIMIT_MS });
      const end = (isBusy: boolean) => {
        socket.destroy();
        resolve(isBusy);
      };
      socket.on('connect', () => end(true));
      socket.on('timeout', () => end(true));
      socket.on('error', () => end(false));
    }),
  isActive: (unit) =>
    spawnSync('systemctl', ['is-active', '--quiet', unit], { stdio: 'ignore' }).status === 0,
};

function isProgram(folder: string, name: string): boolean {
  try {
    accessSync(path.join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
