import { useCallback, useSyncExternalStore } from 'react';

/** Below this width a table becomes cards and a form fills the screen (specification, section 9: breakpoints). */
export const PHONE = '(max-width: 639px)';
/** Above this width the menu stands beside the content. The same width as in the style sheets. */
export const WIDE = '(width >= 992px)';
/** Above this width a table's rows have room for buttons beside their menu. */
export const LAPTOP = '(width >= 1280px)';
/** The main pointer is a finger, which needs larger controls. */
export const FINGER = '(pointer: coarse)';
/** The system asks for less motion. */
export const STILL = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches, updated on every change. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
