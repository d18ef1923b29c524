import {
  matchResourceFromRoute,
  ResourceContext,
  type IResourceItem,
  type RouterProvider,
} from '@refinedev/core';
import reactRouter from '@refinedev/react-router';
import { useContext } from 'react';
import { matchPath, useLocation, type Location } from 'react-router-dom';

type Parse = ReturnType<NonNullable<RouterProvider['parse']>>;
type Resources = IResourceItem[];

interface Reading {
  readonly location: Location;
  readonly resources: Resources;
  readonly parse: Parse;
}

let last: Reading | undefined;

/**
 * Refine's router, but for its reading of the address: each of Refine's hooks asks for that, most of them several times, and
 * compares all routes of all resources each time. Here it is done once for each address.
 */
export const routerProvider: RouterProvider = {
  ...reactRouter,
  parse: function useParse() {
    const location = useLocation();
    const { resources } = useContext(ResourceContext);
    if (last?.location !== location || last.resources !== resources) {
      const answer = readAddress(location, resources);
      last = { location, resources, parse: () => answer };
    }
    return last.parse;
  },
};

function readAddress({ pathname, search }: Location, resources: Resources): ReturnType<Parse> {
  const { resource, action, matchedRoute } = matchResourceFromRoute(pathname, resources);
  const params = matchPath(matchedRoute ?? '', pathname)?.params ?? {};
  const { id } = params;
  return {
    pathname,
    params: { ...params, ...Object.fromEntries(new URLSearchParams(search)) },
    ...(resource && { resource }),
    ...(action && { action }),
    ...(id !== undefined && { id }),
  };
}
