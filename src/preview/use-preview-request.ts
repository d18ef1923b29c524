import { useEffect, useState } from 'react';
import { PREVIEW_READY, readPreviewRequest, type PreviewRequest } from '../lib/preview';

/** What the back office that frames this page wants to see; null while it has not asked, and for ever outside of it. */
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
