import { startTransition, useCallback, useEffect, useState } from 'react';
import {
  createPath,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import type { PageServices } from '../shared/page-data';
import { openPage, type OpenedPage } from './open-page';

interface Shown {
  opened: OpenedPage;
  location: Location;
  movement: NavigationType;
}

/**
 * Follows the address: the page of a new one is opened, and until it is ready the one before stays. Whoever goes on meanwhile, or
 * back, leaves what was being opened behind.
 */
export function usePages(services: PageServices, first: OpenedPage) {
  const location = useLocation();
  const movement = useNavigationType();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>({ opened: first, location, movement });
  const isHere = location === shown.location;
  const isWithinPage = !isHere && isSamePage(location, shown.location);

  // A place within the page needs nothing.
  if (isWithinPage) setShown({ ...shown, location, movement });

  useEffect(() => {
    if (isHere || isWithinPage) return undefined;
    const leaving = new AbortController();
    void openPage(services, addressOf(location), leaving).then((opened) => {
      if (leaving.signal.aborted) return;
      if ('redirect' in opened) void navigate(opened.redirect, { replace: true });
      // What is no page of the site has a document of its own.
      else if (!opened.Component && opened.error === undefined) window.location.replace(createPath(location));
      else startTransition(() => setShown({ opened, location, movement }));
    });
    return () => leaving.abort();
  }, [services, location, movement, navigate, isHere, isWithinPage]);

  const reload = useCallback(() => {
    const asked = addressOf(shown.location);
    void openPage(services, asked).then((opened) => {
      // Whoever has gone on meanwhile is not taken back.
      if (asked.href !== window.location.href) return;
      if ('redirect' in opened) void navigate(opened.redirect, { replace: true });
      else setShown((now) => (now.location === shown.location ? { ...now, opened } : now));
    });
  }, [services, navigate, shown.location]);

  return { shown, isLeaving: !isHere && !isWithinPage, reload };
}

function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search && one.hash !== other.hash;
}

function addressOf(location: Location): URL {
  return new URL(createPath(location), window.location.origin);
}
