import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { accessQuery, identityQuery, PREFETCHED_MS } from '../auth/person';
import { isBelow } from '../auth/guard';
import { prefetchRow } from '../crud/row/row-query';
import { listQuery, withListChoices } from '../crud/list/list-query';
import { authProvider, dataProvider, queryClient } from '../providers/instances';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';

/** The key of the location that a document begins with; later ones have keys of their own. */
const FIRST_LOCATION_KEY = 'default';
/** A pointer that rests so long on a link most often opens it. */
const DWELL_MS = 80;

/** The backend as lists ask it. */
export const listDataProvider = withListChoices(dataProvider, resources);

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Reads who is there and what they may do, while the code of the screens is still on its way. What fails, the screens ask again. */
export function prefetchPerson(): void {
  const access = { ...accessQuery(FIRST_LOCATION_KEY), queryFn: authProvider.getPermissions };
  queryClient.query({ ...access, gcTime: PREFETCHED_MS }).catch(leaveToTheScreen);
  queryClient.query({ ...identityQuery, queryFn: authProvider.getIdentity }).catch(leaveToTheScreen);
}

/** Takes an address; reads the rows that its screen will ask for: the page of a list, and the row of a form over it. */
export function prefetchAddress({ pathname, search }: Address): void {
  const resource = resources.find((declared) => isBelow(resourceRoutes(declared).list, pathname));
  if (!resource) return;
  queryClient.query(listQuery(listDataProvider, resource, search)).catch(leaveToTheScreen);
  const id = Number(matchPath(resourceRoutes(resource).edit, pathname)?.params.id);
  if (id > 0) prefetchRow(queryClient, listDataProvider, resource, id).catch(leaveToTheScreen);
}

const leaveToTheScreen = () => undefined;

/** Reads ahead what a link of the back office leads to, once it is pointed at, touched or reached by the keyboard. */
export function usePrefetchedLinks(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin && link.target === '') prefetchAddress(link);
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
  }, []);
}
