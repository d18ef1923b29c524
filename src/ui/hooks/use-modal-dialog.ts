import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Controls a native modal dialog, which also closes on navigation. base.css locks the page's scrolling meanwhile. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // The dialog closes in the cleanup: a quick visitor may open it before the new page's effects run.
  useEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, [key]);

  return {
    dialog,
    open: () => dialog.current?.showModal(),
    close: () => dialog.current?.close(),
  };
}
