import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { OperatorError } from '../../lib/operator-error';
import { readProgram, runProgram } from '../program';

/** How the running server is stopped and started, and what it is started with. */
export interface Service {
  env: NodeJS.ProcessEnv;
  /**
   * Does work and starts the server after it. Without `mustStop`, a server whose socket systemd holds goes on until the work is done.
   * When the work fails, the server is not started.
   */
  restartAfter: (work: () => Promise<void>, options: { mustStop: boolean }) => Promise<void>;
  /** Whether the server has ended by itself since it was started. */
  hasEnded: () => Promise<boolean>;
  /** Where its messages are read, for a sentence. */
  log: string;
}

/** The lines of `systemctl show` that matter here. */
const PROPERTIES = [
  'LoadState',
  'ActiveState',
  'NRestarts',
  'TriggeredBy',
  'Environment',
  'EnvironmentFiles',
];

/** The server as a unit of systemd. */
export async function systemdService(unit: string): Promise<Service> {
  const properties = await showUnit(unit);
  if (properties.get('LoadState') !== 'loaded') {
    throw new OperatorError(
      `systemd’de ${unit} adlı bir hizmet yok. Adını --unit ile ya da sunucuyu durduran ve başlatan komutları verin: ` +
        'npm run update -- v1.4.0 --stop "…" --start "…"',
    );
  }
  const log = `journalctl -u ${unit}`;
  const sockets = properties.get('TriggeredBy')?.match(/\S+\.socket/g) ?? [];
  const control = (verb: string, ...units: string[]) =>
    runProgram(['systemctl', verb, ...units], `systemctl ${verb} ${unit} başarısız oldu; nedeni: ${log}`);
  return {
    log,
    env: { ...process.env, ...(await readUnitEnvironment(properties)) },
    restartAfter: async (work, { mustStop }) => {
      // A visitor would start a stopped service by its socket, in the middle of the work.
      if (sockets.length > 0 && !mustStop) {
        await work();
        return control('restart', unit);
      }
      await control('stop', ...sockets, unit);
      await work();
      await control('start', ...sockets, unit);
    },
    hasEnded: async () => {
      const now = await showUnit(unit);
      return now.get('ActiveState') === 'failed' || Number(now.get('NRestarts')) > 0;
    },
  };
}

/** A server under another supervisor, with the variables of this process. */
export function commandService(stop: string, start: string): Service {
  const run = (command: string) => runProgram(['sh', '-c', command], `Bu komut başarısız oldu: ${command}`);
  return {
    log: 'sunucunun günlüğü',
    env: process.env,
    restartAfter: async (work) => {
      await run(stop);
      await work();
      await run(start);
    },
    hasEnded: () => Promise.resolve(false),
  };
}

async function showUnit(unit: string): Promise<Map<string, string>> {
  const output = await readProgram([
    'systemctl',
    'show',
    unit,
    ...PROPERTIES.map((name) => `--property=${name}`),
  ]).catch(() => '');
  return readProperties(output);
}

/** Reads the lines of `systemctl show`. A property with several values has a line for each. */
export function readProperties(output: string): Map<string, string> {
  const properties = new Map<string, string>();
  for (const line of output.split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const before = properties.get(name);
    properties.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return properties;
}

/** Reads the variables of a unit. Those of its files win, as with systemd. */
export async function readUnitEnvironment(
  properties: ReadonlyMap<string, string>,
): Promise<NodeJS.ProcessEnv> {
  // A value with spaces stands in quotes together with its name.
  const own = (properties.get('Environment') ?? '').match(/"[^"]*"|\S+/g) ?? [];
  const files = [
    ...(properties.get('EnvironmentFiles') ?? '').matchAll(/^(\S+)(?: \(ignore_errors=(\w+)\))?$/gm),
  ];
  const texts = await Promise.all(
    files.map(([, file = '', mayLack]) =>
      readFile(file, 'utf8').catch((error: unknown) => {
        if (mayLack === 'yes') return '';
        throw error;
      }),
    ),
  );
  return parseEnv([...own.map((entry) => entry.replaceAll('"', '')), ...texts].join('\n'));
}
