import { banner } from './banner';
import { quietConsole } from './console-noise';
import { startSite, type StartSiteOptions } from './start-site';
import { complain, say } from './terminal';

/** Ctrl+C reaches us from the terminal and may come once more through npm: only a later one is impatience. */
const IMPATIENCE_MS = 1_000;

/** Runs the site until a signal ends it, in order; a second signal ends it at once. */
export async function runSite(options: StartSiteOptions): Promise<void> {
  endOnUnhandledRejection();
  quietConsole();
  outliveTerminal();
  const starting = startSite({
    ...options,
    onProgress: (sentence) => say(`  ${sentence}`),
    onSecurityEvent: say,
    onError: logFailure,
    onOutage: (sentence) => process.stderr.write(`${new Date().toISOString()} ${sentence}\n`),
  });
  const stopping = { since: 0 };
  const stop = () => {
    if (stopping.since > 0) {
      if (Date.now() - stopping.since > IMPATIENCE_MS) process.exit(1);
      return;
    }
    stopping.since = Date.now();
    say('  Kapatılıyor…');
    starting
      .then((site) => site.stop())
      .then(() => process.exit(0))
      .catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const site = await starting.catch(fail);
  if (stopping.since === 0) say(banner(site, { dataDir: options.dataDir, isTerminal: process.stdout.isTTY }));
}

/**
 * After an error nobody foresaw the state is unknown: better to end, loudly, and be started again.
 * @public its proof calls it in a process of its own
 */
export function endOnUnhandledRejection(): void {
  process.on('unhandledRejection', (reason) => fail(reason));
}

/** Writing to a terminal or pipe that has been closed must not keep the database from being stopped in order. */
function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

function logFailure(error: unknown, request: Request, requestId: string): void {
  const { pathname } = new URL(request.url);
  process.stderr.write(`${new Date().toISOString()} ${request.method} ${pathname} request=${requestId}\n`);
  complain(error);
}

function fail(error: unknown): never {
  complain(error);
  process.exit(1);
}
