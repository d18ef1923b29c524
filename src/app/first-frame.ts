import { FIRST_SCREEN_ID } from '../shared/first-screen';
import { tag } from './html-tag';

/** Takes a page's HTML; gives what has its first frame wait for the picture it begins with, nothing for a page without one. */
export function firstFrame(html: string): string {
  if (!html.includes(` id="${FIRST_SCREEN_ID}"`)) return '';
  return tag('link', { rel: 'expect', blocking: 'render', href: `#${FIRST_SCREEN_ID}` });
}
