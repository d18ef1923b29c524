import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../lib/operator-error';
import type { SiteAppOptions, SiteBackend } from './site-app';
import { onErrorWritten } from './terminal';

const ASK_AGAIN_MS = 1_000;
const FIRST_FAILURE = 500;
const UNAVAILABLE = 503;

const outageSentences = {
  began: 'Veri tabanına ulaşılamıyor; ziyaretçilere son hazırlanan sayfalar gösteriliyor.',
  ended: 'Veri tabanı yeniden yanıt veriyor.',
};

/** Writes one line when the database goes away and one when it is back, however many requests fail in between. */
export class OutageLog {
  private isWatching = false;

  constructor(
    private readonly findUnhealthyParts: SiteBackend['findUnhealthyParts'],
    private readonly write: (sentence: string) => void,
    private readonly askAgainMs = ASK_AGAIN_MS,
  ) {}

  /** Call when a request failed because the database did not respond. If the database is healthy, the server was only busy. */
  reportFailure(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    void this.watch().finally(() => (this.isWatching = false));
  }

  private async watch(): Promise<void> {
    if (!(await this.isOut())) return;
    this.write(outageSentences.began);
    do await delay(this.askAgainMs, undefined, { ref: false });
    while (await this.isOut());
    this.write(outageSentences.ended);
  }

  private async isOut(): Promise<boolean> {
    return (await this.findUnhealthyParts()).includes('database');
  }
}

/** Whether a failure was written to the log while a request was served, of which the library tells more than the response. */
const requests = new AsyncLocalStorage<{ isLogged: boolean }>();
onErrorWritten(() => {
  const request = requests.getStore();
  if (request) request.isLogged = true;
});

/**
 * Returns the same backend, which reports failures of its API: 503 to the log of outages, and every other status of a failure, such as
 * that of a full disk, to `onError`, unless something was written about it. A client that has left gets no response, and none failed.
 */
export function reportFailures(
  backend: SiteBackend,
  log: OutageLog,
  onError: SiteAppOptions['onError'],
): SiteBackend {
  const { api } = backend;
  return {
    ...backend,
    api: async (request, peerAddress, requestId) => {
      const state = { isLogged: false };
      const response = await requests.run(state, async () => api(request, peerAddress, requestId));
      const { status } = response;
      if (status === UNAVAILABLE) log.reportFailure();
      else if (status >= FIRST_FAILURE && !state.isLogged && !request.signal.aborted)
        onError(new OperatorError(`API bu isteğe ${status} yanıtını verdi.`), request, requestId ?? '');
      return response;
    },
  };
}
