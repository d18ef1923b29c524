import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { isStaying } from '../components/shown-page';
import { keepScrollPlace, scrollPlaceOf, storeScrollPlaces } from './scroll-places';

/**
 * Begins a new page at its top or at the place that its address names, and comes back to where one was read. The browser does
 * the same for documents, and is left to it: only between pages of one document does it not know when the page is there.
 */
export function useScrollPlace(location: Location, movement: NavigationType, isLeaving: boolean): void {
  const shown = useRef(location);
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    const place = movement === NavigationType.Pop ? scrollPlaceOf(location) : undefined;
    if (place !== undefined) window.scrollTo(0, place);
    else if (location.hash !== '') targetOf(location.hash)?.scrollIntoView();
    else if (!isStaying(location.state)) window.scrollTo(0, 0);
  }, [location, movement]);

  const keepPlace = useEffectEvent(() => {
    // Of a link within the page the browser has already followed, the address tells first.
    if (!isLeaving && location.hash === window.location.hash) keepScrollPlace(location);
  });
  useEffect(() => {
    const stayInDocument = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leaveDocument = () => {
      storeScrollPlaces();
      window.history.scrollRestoration = 'auto';
    };
    stayInDocument();
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    window.addEventListener('scroll', keepPlace, options);
    window.addEventListener('pagehide', leaveDocument, options);
    window.addEventListener('pageshow', stayInDocument, options);
    return () => listening.abort();
  }, []);
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
