import { useEffect, useEffectEvent } from 'react';

/** Handles pictures pasted where nothing focused accepts them. The first open field in the form gets them. */
export function usePagePaste(isOpen: boolean, onPictures: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || !isOpen || !event.clipboardData) return;
    // Word and Excel add a picture of the copied words to the words themselves.
    if (event.clipboardData.getData('text/plain').trim() !== '') return;
    const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  });

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('paste', (event) => take(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
