import { formatBanner } from './banner';
import { loggedPath } from '../lib/paths/paths';
import { quietConsole } from './console-noise';
import { HOSTED_OUTAGES } from './deploy/hosted-outage';
import { startSite, type StartSiteOptions } from './start-site';
import { printError, printLine, printSecurityLine, printWarning, takeConsole, writeLog } from './terminal';

/** Ctrl+C comes from the terminal and may come again through npm. A second signal counts only after this time. */
const REPEATED_SIGNAL_MS = 1_000;

/** Runs the site until a signal stops it in order. A second signal exits at once. */
export async function runSite(options: StartSiteOptions): Promise<void> {
  endOnUnhandledRejection();
  takeConsole();
  quietConsole();
  ignoreClosedTerminal();
  const starting = startSite({
    ...options,
    onProgress: (sentence) => printLine(`  ${sentence}`),
    onSecurityEvent: printSecurityLine,
    onError: logFailure,
    onOutage: printWarning,
    onWarning: printWarning,
    onFailure: (sentence) => writeLog({ level: 'error', message: sentence, text: `  ${sentence}` }),
  });
  const stopping = { since: 0 };
  const stop = () => {
    if (stopping.since > 0) {
      if (Date.now() - stopping.since > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    stopping.since = Date.now();
    printLine('  Kapatılıyor…');
    starting
      .then((site) => site.stop())
      .then(() => process.exit(0))
      .catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const site = await starting.catch(fail);
  const { dataDir, siteUrl, mailServer } = options;
  const bannerOptions = { dataDir, siteUrl, mailServer, isTerminal: process.stdout.isTTY };
  if (stopping.since > 0) return;
  const { outage, url } = site;
  writeLog({
    level: outage ? 'warn' : 'info',
    message: outage ? HOSTED_OUTAGES[outage] : 'Site hazır.',
    fields: { url: siteUrl ?? url },
    text: formatBanner(site, bannerOptions),
  });
}

/**
 * Exits with the error. After an unexpected error the state is unknown, and a restart is safer.
 * @public a test calls it in a process of its own
 */
export function endOnUnhandledRejection(): void {
  process.on('unhandledRejection', (reason) => fail(reason));
}

/** A write to a closed terminal or pipe must not prevent the database's orderly stop. */
function ignoreClosedTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

function logFailure(error: unknown, request: Request, requestId: string): void {
  const pathname = loggedPath(new URL(request.url).pathname);
  const { method } = request;
  const head = `${new Date().toISOString()} ${method} ${pathname} request=${requestId}`;
  printError(error, head, { method, path: pathname, request: requestId });
}

function fail(error: unknown): never {
  printError(error);
  process.exit(1);
}
