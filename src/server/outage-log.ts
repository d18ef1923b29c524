import { setTimeout as delay } from 'node:timers/promises';
import type { SiteBackend } from './site-app';

const ASK_AGAIN_MS = 1_000;

export const outageSentences = {
  began: 'Veritabanına ulaşılamıyor; ziyaretçilere son hazırlanan sayfalar gösteriliyor.',
  ended: 'Veritabanı yeniden yanıt veriyor.',
};

/** Writes one line when the database goes away and one when it is back, however many requests fail meanwhile. */
export class OutageLog {
  private isOut = false;

  constructor(
    private readonly findIllParts: SiteBackend['findIllParts'],
    private readonly write: (sentence: string) => void,
    private readonly askAgainMs = ASK_AGAIN_MS,
  ) {}

  /** A request has failed for want of the database. */
  notice(): void {
    if (this.isOut) return;
    this.isOut = true;
    this.write(outageSentences.began);
    void this.awaitEnd();
  }

  private async awaitEnd(): Promise<void> {
    do await delay(this.askAgainMs, undefined, { ref: false });
    while ((await this.findIllParts()).includes('database'));
    this.isOut = false;
    this.write(outageSentences.ended);
  }
}

/** The same backend, which tells the log when it answers that it is unavailable. */
export function noticeOutages(backend: SiteBackend, log: OutageLog): SiteBackend {
  const { api } = backend;
  if (!api) return backend;
  return {
    ...backend,
    api: async (request, peerAddress) => {
      const answer = await api(request, peerAddress);
      if (answer.status === 503) log.notice();
      return answer;
    },
  };
}
