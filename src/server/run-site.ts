import { banner } from './banner';
import { startSite, type StartSiteOptions } from './start-site';
import { complain, say } from './terminal';

/** Runs the site until a signal ends it, in order; a second signal ends it at once. */
export async function runSite(options: StartSiteOptions): Promise<void> {
  endOnUnhandledRejection();
  const starting = startSite({
    ...options,
    onProgress: (sentence) => say(`  ${sentence}`),
    onError: logFailure,
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    starting
      .then((site) => site.stop())
      .then(() => process.exit(0))
      .catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const site = await starting.catch(fail);
  say(banner(site, options.dataDir));
}

/** After an error nobody foresaw the state is unknown: better to end, loudly, and be started again. */
export function endOnUnhandledRejection(): void {
  process.on('unhandledRejection', (reason) => fail(reason));
}

function logFailure(error: unknown, request: Request): void {
  process.stderr.write(`${new Date().toISOString()} ${request.method} ${new URL(request.url).pathname}\n`);
  complain(error);
}

function fail(error: unknown): never {
  complain(error);
  process.exit(1);
}
