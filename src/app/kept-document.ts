import type { createBrowserRouter } from 'react-router-dom';
import type { AppState } from '../shared/render-contract';

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Takes what a document says of itself and the visitor's address, says whether it is the page that was asked for: a file server
 * gives pages whatever the search, and its page for unknown addresses for those of rows that are newer than its files.
 */
export function isWrittenFor({ written }: AppState, { pathname, search }: Place): boolean {
  return written === undefined || (search === '' && withoutSlash(pathname) === written.path);
}

/** Takes the way back to the one form of an address that a file server, which knows pages as folders, has put a slash behind. */
export function dropSlash({ pathname, search, hash }: Location): void {
  const path = withoutSlash(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}

/** Waits until the router has read what its first page needs. */
export async function whenReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(?!^)\/+$/, '');
}
