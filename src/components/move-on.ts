import { redirect, replace } from 'react-router-dom';

/**
 * Takes the path under which what was asked for stands now, gives the answer that leads there, with the same search.
 * The address that was asked for does not stay in the browser's history, and the page one came from does: only an
 * address that is open already gives way.
 */
export function moveOn(path: string, { url }: Request): Response {
  const asked = new URL(url);
  const isOpen = typeof window !== 'undefined' && window.location.pathname === asked.pathname;
  return (isOpen ? replace : redirect)(path + asked.search, 301);
}
