import { abortReason } from '../lib/delay';

/** A connection without progress for this long is dead. A slow one may take its time. */
export const STALL_LIMIT_MS = 60_000;

interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly onPercent: (percent: number) => void;
  readonly signal: AbortSignal | undefined;
  /** Called when an aborted request has ended. The server may have stored the file nevertheless. */
  readonly onAbandoned: () => void;
}

export interface UploadResponse {
  readonly status: number;
  readonly body: string;
  /** The server's Retry-After in seconds; null without one. */
  readonly retryAfterS: number | null;
}

/**
 * Posts bytes and reports the progress, which fetch cannot. Resolves to the answer, with status 0 when none
 * came. Rejects as soon as the signal is aborted and stops the transfer. If the server has already received
 * everything, its answer is awaited in the background, so that `onAbandoned` can remove the file.
 */
export function sendBytes({ url, headers, body, onPercent, signal, onAbandoned }: Sending) {
  return new Promise<UploadResponse>((resolve, reject) => {
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
