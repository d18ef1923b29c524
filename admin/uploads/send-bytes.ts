import { abortReason } from '../lib/pause';

/** A connection over which nothing has moved for that long is dead; a slow one may take its time. */
const STALL_LIMIT_MS = 60_000;

interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly onPercent: (percent: number) => void;
  readonly signal: AbortSignal | undefined;
  /** Called when an aborted request has ended: the server may have the file nevertheless. */
  readonly onAbandoned: () => void;
}

export interface SentAnswer {
  readonly status: number;
  readonly body: string;
  /** In how many seconds the server wants to be asked again; null when it does not say. */
  readonly retryAfterS: number | null;
}

/**
 * Posts bytes and tells how many are gone, which fetch cannot. Gives the answer, status 0 when none came. Rejects as soon
 * as the signal is aborted; what is under way is stopped, unless the server has all of it already: then its answer is waited
 * for behind the scenes, so that the file is there when `onAbandoned` removes it.
 */
export function sendBytes({ url, headers, body, onPercent, signal, onAbandoned }: Sending) {
  return new Promise<SentAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isSent = false;
    let stall: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_LIMIT_MS);
    };
    const giveUp = () => {
      if (!isSent) request.abort();
      reject(abortReason(signal));
    };

    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      if (total > 0) onPercent(Math.floor((100 * loaded) / total));
    };
    request.upload.onload = () => {
      isSent = true;
    };
    request.onloadend = () => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', giveUp);
      if (signal?.aborted) onAbandoned();
      else {
        const retryAfterS = Number(request.getResponseHeader('retry-after')) || null;
        resolve({ status: request.status, body: request.responseText, retryAfterS });
      }
    };

    if (signal?.aborted) {
      reject(abortReason(signal));
      return;
    }
    signal?.addEventListener('abort', giveUp, { once: true });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    watch();
    request.send(body);
  });
}
