import { useEffect, useState } from 'react';
import { PREVIEW_READY, readPreviewRequest, type PreviewRequest } from '../lib/preview';

/** Returns the embedding back office's latest request, or null before the first and outside a frame. */
export function usePreviewRequest(): PreviewRequest | null {
  const [request, setRequest] = useState<PreviewRequest | null>(null);

  useEffect(() => {
    const { parent } = window;
    const { origin } = window.location;
    if (parent === window) return undefined;

    function receive(message: MessageEvent<unknown>): void {
      if (message.origin !== origin || message.source !== parent) return;
      const asked = readPreviewRequest(message.data);
      if (asked) setRequest(asked);
    }
    window.addEventListener('message', receive);
    parent.postMessage(PREVIEW_READY, origin);
    return () => window.removeEventListener('message', receive);
  }, []);

  return request;
}
