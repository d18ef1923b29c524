import { useEffect } from 'react';
import { refineTexts } from '../../i18n/libraries';

/** Sets the window's title for screens outside any resource. Refine does it for the others. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title}${refineTexts.documentTitle.suffix}`;
  }, [title]);
}
