import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offlineTexts } from '../content/shell/offline';
import { Notice } from '../ui/notice/notice';
import { OFFLINE_COPY_AT, PAGES_CACHE } from './offline-policy';

/** The event that says that a part of the open page, such as another month, is not saved. */
export const PART_MISSING = 'cevrimdisi:bolum-yok';

/** Renders the notice about a missing or silent network in a React root of its own beside the page. */
export function showConnectionNotice(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ConnectionNotice />);
}

/** Tells whether the document is an offline copy, because no network responded in time. */
export function isOfflineCopy(): boolean {
  return document.documentElement.hasAttribute(OFFLINE_COPY_AT);
}

function ConnectionNotice() {
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    const hide = () => setSentence(null);
    const show = () => void describePage().then((text) => setSentence(navigator.onLine ? null : text));
    if (!navigator.onLine) show();
    else if (isOfflineCopy()) void describePage().then(setSentence);
    const sayMissing = () => setSentence(offlineTexts.partMissing);
    window.addEventListener('offline', show);
    window.addEventListener(PART_MISSING, sayMissing);
    window.addEventListener('online', hide);
    return () => {
      window.removeEventListener('offline', show);
      window.removeEventListener(PART_MISSING, sayMissing);
      window.removeEventListener('online', hide);
    };
  }, []);
  return sentence && <Notice onClose={() => setSentence(null)}>{sentence}</Notice>;
}

async function describePage(): Promise<string> {
  const { offline, silent, notice } = offlineTexts;
  const savedAt = document.documentElement.getAttribute(OFFLINE_COPY_AT) ?? (await findSavedAt());
  return notice(navigator.onLine ? silent : offline, savedAt);
}

/** Finds the offline copy of a page that was loaded from the network or by client navigation. */
async function findSavedAt(): Promise<string> {
  const { pathname, search } = window.location;
  const date = (await findSaved(pathname + search))?.headers.get('date');
  return date ? new Date(date).toISOString() : '';
}

/** Finds the saved document of a path with its query. */
export function findSaved(path: string): Promise<Response | undefined> {
  return caches
    .open(PAGES_CACHE)
    .then((pages) => pages.match(path, { ignoreVary: true }))
    .catch(() => undefined);
}
