import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A native modal dialog: the platform keeps the focus in it, closes it on Escape and gives the focus back. It also
 * closes when the visitor goes to another page. base.css stops the page from scrolling meanwhile.
 */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // When a page is left, not when it begins: who is quick may have opened the dialog by then.
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
