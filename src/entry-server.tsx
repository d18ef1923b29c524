import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { assetTags } from './app/head/asset-tags';
import { pageHead, refreshWithoutScript } from './app/head/head';
import { Providers } from './app/providers';
import { takeSnapshot } from './app/query-snapshot';
import { routeMetaOf } from './app/route-meta';
import { createRoutes, PAGE_BOUNDARY } from './app/routes';
import { createServices } from './app/services';
import { siteHead } from './app/head/site-head';
import { articleTimes, structuredData } from './app/head/structured-data';
import { todayInIstanbul } from './lib/dates/dates';
import { messages } from './lib/messages';
import { rejectOnAbort } from './lib/reject-on-abort';
import type { PageMeta, PageServices } from './lib/page-data';
import { isUnavailable, UnavailableError } from './lib/database/read-rows';
import { SETTINGS_KEY, settingsOf, settingsQuery } from './ui/settings';
import { serializeAppState, type RenderInput, type RenderResult } from './lib/render-contract';

/** Renders an address: its markup, head, status and the state for hydration. */
export async function render(input: RenderInput): Promise<RenderResult> {
  const { signal, origin, onError } = input;
  // Reads, markup and state are of one day, also where rendering goes on past midnight.
  const services = createServices({ ...input, waits: true, renderedOn: todayInIstanbul() });
  let said: PageMeta | undefined;
  const handler = createStaticHandler(createRoutes(services, { collectHead: (meta) => (said = meta) }));
  const url = new URL(input.path, origin);
  const load = async () => {
    const { database, queryClient, prefetch } = services;
    const [loaded] = await Promise.all([
      handler.query(new Request(url)),
      // Every page shows them in its frame and its head.
      prefetch(queryClient.query(settingsQuery(database))),
    ]);
    return loaded;
  };
  const result = await rejectOnAbort(load(), signal).catch(async (cause: unknown) => {
    const unloaded = await handler.query(new Request(url), { filterMatchesToLoad: () => false });
    return broken(unloaded, new UnavailableError(messages.public.unreachable, { cause }));
  });
  if (result instanceof Response) {
    const redirect = result.headers.get('location') ?? '/';
    return { redirect, status: result.status, html: '', head: '', assets: '', state: '' };
  }

  const paint = async (context: StaticHandlerContext) => {
    for (const error of errorsOf(context)) onError?.(error);
    const html = await renderFinished(
      <Providers services={services}>
        {/* The browser reads its data from the document's own block, which is no script. */}
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>,
      signal,
    );
    return { html, ...describe(context, said, services, input) };
  };
  return paint(result).catch((error: unknown) => paint(broken(result, error)));
}

/** Replaces the page by the error page for `error`. */
function broken(context: StaticHandlerContext | Response, error: unknown): StaticHandlerContext {
  if (context instanceof Response) throw error;
  return { ...context, statusCode: 500, errors: { [PAGE_BOUNDARY]: error } };
}

/** Resolves with the complete markup, which works without JavaScript and holds no inline scripts. */
async function renderFinished(element: React.ReactNode, signal: AbortSignal | undefined): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    // The page that reports an aborted render must still be rendered.
    signal: signal?.aborted ? undefined : signal,
    onHeaders: leavePreloadsOut,
    onError: (error) => void errors.push(error),
    // Large sections, too, stay in one piece.
    progressiveChunkSize: Infinity,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  // React would leave a failed section to the browser and report success, and without JavaScript it would be missing.
  if (errors.length > 0) throw errors[0];
  return html;
}

/** React would otherwise add preload links inside the page's container. */
function leavePreloadsOut() {
  return undefined;
}

function describe(
  context: StaticHandlerContext,
  said: PageMeta | undefined,
  { queryClient, today }: PageServices,
  input: RenderInput,
) {
  const { loaderData, errors, statusCode } = context;
  const route = routeMetaOf(context.matches);
  const meta = said ?? route.meta;
  const settings = settingsOf(queryClient);
  const queries = takeSnapshot(queryClient);
  const failed = queries.filter(({ error }) => Boolean(error));
  // A page of texts is whole without the settings, though not to be cached.
  const missing = failed.filter(({ queryKey }) => queryKey[0] !== SETTINGS_KEY[0]);
  const failures = [...errorsOf(context), ...missing.map(({ error }) => error)];
  return {
    status: failures.some(isUnavailable) ? 503 : statusCode,
    head: [
      pageHead(meta, input.origin, settings),
      articleTimes(meta),
      siteHead(context.location.pathname, settings),
      structuredData(meta, input.origin, settings),
      ...(route.notice ? [refreshWithoutScript(route.notice)] : []),
    ].join('\n'),
    assets: input.manifest ? assetTags(input.manifest, route.module) : '',
    state: serializeAppState({
      config: input.config,
      origin: input.origin,
      queries,
      router: { loaderData, errors },
      renderedOn: today(),
      ...(input.isExported && { exportedPath: input.path }),
    }),
    isFaulty: failures.length + failed.length > 0,
  };
}

/** Returns the errors of a page. A response such as 404 is an answer, not an error. */
function errorsOf({ errors }: StaticHandlerContext): unknown[] {
  return Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
}
