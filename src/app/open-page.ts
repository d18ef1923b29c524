import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { PageData, PageServices } from '../shared/page-data';
import { routes, type SiteRoute } from './routes';
import { importChunk } from '../shared/stale-chunk';

/** What becomes of an address: its page, with what can be said of it. */
export interface OpenedPage {
  route: SiteRoute;
  /** What the address has at the places that its route names. */
  params: Params;
  /** Absent for the back office, which is no page of the site, and when the code cannot be had. */
  Component?: ComponentType;
  data?: PageData | undefined;
  error?: unknown;
}

export interface Redirection {
  redirect: string;
  status: number;
}

/** What is known of a page beforehand, as by the document that the server made of it. */
export type KnownPage = Pick<OpenedPage, 'data' | 'error'>;

interface OpenOptions {
  signal?: AbortSignal | undefined;
  /** Spares the page's `load`. */
  known?: KnownPage | undefined;
}

/**
 * Finds the page of an address, fetches its code and runs its `load`. What fails is the opened page's error; only an aborted signal
 * leaves the answer without a use.
 */
export async function openPage(
  services: PageServices,
  url: URL,
  { signal, known }: OpenOptions = {},
): Promise<OpenedPage | Redirection> {
  const { route, params } = matchRoute(url.pathname);
  if (route.redirectTo !== undefined) return { redirect: route.redirectTo, status: 301 };
  if (!route.importPage) return { route, params };
  try {
    const { Component, load } = await importChunk(route.importPage);
    if (known ?? !load) return { route, params, Component, ...known };
    const answer = await load(services, { params, request: new Request(url, signal ? { signal } : {}) });
    if (answer instanceof Response) return redirectionOf(answer);
    return { route, params, Component, data: { ...answer, status: route.meta.status ?? answer.status } };
  } catch (error) {
    return { route, params, error };
  }
}

/** Every address has a route: the last one of the table takes them all. */
export function matchRoute(pathname: string): { route: SiteRoute; params: Params } {
  const match = matchRoutes([...routes], pathname)?.at(-1);
  if (!match) throw new Error(`No route takes ${pathname}`);
  return match;
}

function redirectionOf(answer: Response): Redirection {
  return { redirect: answer.headers.get('location') ?? '/', status: answer.status };
}
