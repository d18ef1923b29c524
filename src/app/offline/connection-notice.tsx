import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Notice } from '../../components/notice/notice';
import { offlineTexts } from '../../content/offline';
import { PAGES_CACHE } from '../../shared/offline';

/** From now on says when there is no network, and how old the page is. Stands beside the page, which knows nothing of it. */
export function followConnection(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ConnectionNotice />);
}

function ConnectionNotice() {
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    const hide = () => setSentence(null);
    const show = () => void describePage().then((text) => setSentence(navigator.onLine ? null : text));
    if (!navigator.onLine) show();
    window.addEventListener('offline', show);
    window.addEventListener('online', hide);
    return () => {
      window.removeEventListener('offline', show);
      window.removeEventListener('online', hide);
    };
  }, []);
  return sentence && <Notice onClose={() => setSentence(null)}>{sentence}</Notice>;
}

async function describePage(): Promise<string> {
  const { pathname, search } = window.location;
  const saved = await caches
    .open(PAGES_CACHE)
    .then((pages) => pages.match(pathname + search, { ignoreVary: true }))
    .catch(() => undefined);
  const date = saved?.headers.get('date');
  return date ? offlineTexts.saved(new Date(date).toISOString()) : offlineTexts.unsaved;
}
