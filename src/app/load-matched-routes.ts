import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Resolves the lazy parts of the routes that match, in place: hydration then finds the page at once, and the
 * server's markup is never replaced by a fallback.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  location: { pathname: string },
): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
