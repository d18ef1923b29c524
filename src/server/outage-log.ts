import { setTimeout as delay } from 'node:timers/promises';
import type { SiteBackend } from './site-app';

const ASK_AGAIN_MS = 1_000;

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

/** Returns the same backend, which notifies the log when its API responds with 503. */
export function reportOutages(backend: SiteBackend, log: OutageLog): SiteBackend {
  const { api } = backend;
  return {
    ...backend,
    api: async (request, peerAddress, requestId) => {
      const response = await api(request, peerAddress, requestId);
      if (response.status === 503) log.reportFailure();
      return response;
    },
  };
}
