const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Prefetches a page as soon as a link to it is pointed at, touched or focused. Nothing is told of a failure, as the click tries again.
 */
export function prefetchOnIntent(prefetch: (url: URL) => Promise<void>): void {
  const fetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isOtherPage(link)) prefetch(new URL(link.href)).catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, fetch, { passive: true });
}

/** A file has an ending; a page has none. */
function isOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  const { location } = window;
  return origin === location.origin && pathname !== location.pathname && !pathname.includes('.');
}
