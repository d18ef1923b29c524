import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router-dom';
import { isStaying } from '../components/shown-page';
import { layOutEverything } from './from-top';

/**
 * Begins a new page at its top or at the place that its address names, and comes back to where one was read. The browser does
 * the same for documents, and is left to it: only between pages of one document does it not know when the page is there.
 */
export function useScrollPlace(location: Location, movement: NavigationType, isLeaving: boolean): void {
  const shown = useRef(location);
  /** How far down each entry of the history was read, in pixels. */
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    layOutEverything();
    const place = movement === NavigationType.Pop ? places.current.get(nameOf(location)) : undefined;
    if (place !== undefined) window.scrollTo(0, place);
    else if (location.hash !== '') targetOf(location.hash)?.scrollIntoView();
    else if (!isStaying(location.state)) window.scrollTo(0, 0);
  }, [location, movement]);

  const keepPlace = useEffectEvent(() => {
    // Of a link within the page the browser has already followed, the address tells first.
    if (!isLeaving && location.hash === window.location.hash) {
      places.current.set(nameOf(location), window.scrollY);
    }
  });
  useEffect(() => {
    const leaveToUs = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    leaveToUs();
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    window.addEventListener('scroll', keepPlace, options);
    window.addEventListener('pagehide', leaveToBrowser, options);
    window.addEventListener('pageshow', leaveToUs, options);
    return () => listening.abort();
  }, []);
}

/** Entries that the browser made of a link within the page have no key of their own. */
function nameOf({ key, hash }: Location): string {
  return key + hash;
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
