import { useEffect } from 'react';
import { refineTexts } from '../i18n/tr';

/** Names a screen that belongs to no resource in the window's title, as Refine does for those that do. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title}${refineTexts.documentTitle.suffix}`;
  }, [title]);
}
