import { useEffect } from 'react';

/** While it is used, a file that is dropped where nothing takes it is not opened by the browser in place of the form. */
export function useDropGuard(): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('dragover', refuse, options);
    document.addEventListener('drop', refuse, options);
    return () => listening.abort();
  }, []);
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
