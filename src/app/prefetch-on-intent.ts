const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a page when a visitor points at, touches or focuses a link to it. After a failure the click tries again. */
export function prefetchOnIntent(prefetch: (url: URL) => Promise<void>): void {
  const fetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isOtherPage(link)) prefetch(new URL(link.href)).catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, fetch, { passive: true });
}

/** Paths with a dot are files, not pages. */
function isOtherPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window;
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere && !pathname.includes('.');
}
