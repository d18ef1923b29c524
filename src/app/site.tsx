import { useEffect, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { ShownPageContext } from '../components/shown-page';
import type { PageServices } from '../shared/page-data';
import type { OpenedPage } from './open-page';
import { Root } from './root';
import { usePages } from './use-pages';
import { useScrollPlace } from './use-scroll-place';

interface SiteProps {
  services: PageServices;
  /** The page of the address that the visitor came to. */
  first: OpenedPage;
  /** Hears the path of each page that is shown. */
  onShown?: ((pathname: string) => void) | undefined;
}

/** The public site within a router: the page of the address, and the one before it while that is on its way. */
export function Site({ services, first, onShown }: SiteProps) {
  const { shown, isLeaving, reload } = usePages(services, first);
  const { opened, location, movement } = shown;
  const { pathname } = location;
  useScrollPlace(location, movement, isLeaving);
  useEffect(() => onShown?.(pathname), [onShown, pathname]);
  const page = useMemo(
    () => ({ params: opened.params, data: opened.data, movement, isLeaving, reload }),
    [opened, movement, isLeaving, reload],
  );
  // The router's own tables of routes would give the shown page its address likewise, and weigh more than most pages.
  const address = useMemo(() => ({ location, navigationType: movement }), [location, movement]);
  return (
    <ShownPageContext value={page}>
      <LocationContext value={address}>
        <Root opened={opened} />
      </LocationContext>
    </ShownPageContext>
  );
}
