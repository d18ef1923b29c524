import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { accessQuery } from '../auth/current-user';
import { isBelow } from '../auth/navigation-decision';
import { prefetchRow } from '../crud/row/row-query';
import { PREFETCHED_MS } from '../lib/prefetch-lifetime';
import { listQuery } from '../crud/list/list-query';
import { authProvider, checkKey, dataProvider, identityKey, queryClient } from '../providers/instances';
import { resources } from '../resources/index';
import { resourceRoutes, SINGLETON_ID } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { trashQuery } from '../trash/trash-query';
import { screenDataProvider } from './screen-data-provider';

/** React Router's key for a document's first location. */
const FIRST_LOCATION_KEY = 'default';
/** How long a pointer rests on a link before it is likely to be clicked. */
const DWELL_MS = 80;

export const refineDataProvider = screenDataProvider(dataProvider);

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Prefetches whether somebody is signed in, who it is and what they may do, while the screens' code loads. The screens repeat a
 * failed request.
 */
export function prefetchCurrentUser(): void {
  const access = { ...accessQuery(FIRST_LOCATION_KEY), queryFn: authProvider.getPermissions };
  queryClient.query({ ...access, gcTime: PREFETCHED_MS }).catch(leaveToTheScreen);
  queryClient.query({ queryKey: checkKey, queryFn: authProvider.check }).catch(leaveToTheScreen);
  queryClient.query({ queryKey: identityKey, queryFn: authProvider.getIdentity }).catch(leaveToTheScreen);
}

/** Prefetches the rows that an address's screen will ask for: a page of a list, the one row of a table, or the trash. */
export function prefetchScreen({ pathname, search }: Address): void {
  if (pathname === paths.trash) queryClient.infiniteQuery(trashQuery(search)).catch(leaveToTheScreen);
  const resource = resourceAt(pathname);
  if (!resource) return;
  if (resource.isSingleton) {
    prefetchRow(queryClient, refineDataProvider, resource, SINGLETON_ID).catch(leaveToTheScreen);
    return;
  }
  queryClient.query(listQuery(refineDataProvider, resource, search)).catch(leaveToTheScreen);
}

/** Prefetches the row of the form that an address opens over a list. */
export function prefetchForm({ pathname }: Address): void {
  const resource = resourceAt(pathname);
  if (!resource) return;
  const id = Number(matchPath(resourceRoutes(resource).edit, pathname)?.params.id);
  if (id > 0) prefetchRow(queryClient, refineDataProvider, resource, id).catch(leaveToTheScreen);
}

function resourceAt(pathname: string): ResourceDefinition | undefined {
  return resources.find((resource) => isBelow(resourceRoutes(resource).list, pathname));
}

const leaveToTheScreen = () => undefined;

/** Loads the code of an address's screens. */
export type PreloadScreens = (address: Pick<Address, 'pathname'>) => Promise<void>;

/** Prefetches the target of a back-office link that is pointed at, touched or focused. */
export function usePrefetchedLinks(preloadScreens: PreloadScreens): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || link.target !== '') return;
      preloadScreens(link).catch(leaveToTheScreen);
      // A form over the list that is shown needs its row alone.
      const shown = resourceAt(window.location.pathname);
      if (!shown || shown !== resourceAt(link.pathname)) prefetchScreen(link);
      prefetchForm(link);
    };
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal, passive: true });
    listen('focusin', prefetch);
    listen('touchstart', prefetch);
    listen('pointerover', (event) => {
      clearTimeout(timer);
      timer = setTimeout(() => prefetch(event), DWELL_MS);
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [preloadScreens]);
}
