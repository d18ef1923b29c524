import type { QueryClient } from '@tanstack/react-query';
import { JSDOM } from 'jsdom';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { assetTags } from './app/asset-tags';
import { pageHead } from './app/head';
import { Providers } from './app/providers';
import { takeSnapshot } from './app/query-snapshot';
import { pageMetaOf, pageStatusOf, routeMetaOf } from './app/route-meta';
import { createRoutes, PAGES_ROUTE_ID } from './app/routes';
import { createServices } from './app/services';
import { siteHead } from './app/site-head';
import { articleTimes, structuredData } from './app/structured-data';
import { sanitizeIn } from './components/rich-text/sanitize-html';
import { todayInIstanbul } from './shared/dates';
import { serializeAppState, type RenderInput, type RenderResult } from './shared/render-contract';

sanitizeIn(new JSDOM('').window);

/** Renders the document of an address: its markup, head and status, and the state that hydration starts from. */
export async function render(input: RenderInput): Promise<RenderResult> {
  const services = createServices({ ...input, waits: true });
  const handler = createStaticHandler(createRoutes(services));
  const answer = await handler.query(
    new Request(new URL(input.path, input.origin), { signal: input.signal }),
  );
  if (answer instanceof Response) return redirection(answer);

  const paint = (context: StaticHandlerContext) => {
    const router = createStaticRouter(handler.dataRoutes, context);
    return renderFinished(
      <Providers services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>,
      input.signal,
    );
  };
  reportErrors(answer, input);
  try {
    return { html: await paint(answer), ...describe(answer, services.queryClient, input) };
  } catch (error) {
    const broken = { ...answer, statusCode: 500, errors: { [PAGES_ROUTE_ID]: error } };
    reportErrors(broken, input);
    return { html: await paint(broken), ...describe(broken, services.queryClient, input) };
  }
}

/** The document goes out in one piece, so that it is complete without JavaScript and carries no inline script. */
async function renderFinished(element: React.ReactNode, signal: AbortSignal | undefined): Promise<string> {
  const stream = await renderToReadableStream(element, { signal, onHeaders: leavePreloadsOut });
  await stream.allReady;
  return new Response(stream).text();
}

/** React would otherwise write its guesses of what to preload into the page's own container. */
function leavePreloadsOut() {
  return undefined;
}

function describe(context: StaticHandlerContext, queryClient: QueryClient, input: RenderInput) {
  const queries = takeSnapshot(queryClient);
  const matches = context.matches.map(({ route }) => ({
    handle: route.handle as unknown,
    loaderData: context.loaderData[route.id] as unknown,
  }));
  const { loaderData, actionData, errors } = context;
  const meta = pageMetaOf(matches);
  return {
    status: context.errors ? context.statusCode : pageStatusOf(matches),
    head: [
      pageHead(meta, input.origin),
      articleTimes(meta),
      siteHead(),
      structuredData(meta, input.origin),
    ].join('\n'),
    assets: input.manifest ? assetTags(input.manifest, routeMetaOf(matches).module) : '',
    state: serializeAppState({
      config: input.config,
      queries,
      router: { loaderData, actionData, errors },
      writtenOn: todayInIstanbul(),
      ...(input.isKept && { keptFor: input.path }),
    }),
    isFaulty: queries.some(({ error }) => error !== undefined),
  };
}

function redirection(response: Response): RenderResult {
  const redirect = response.headers.get('Location') ?? undefined;
  return { status: response.status, redirect, html: '', head: '', assets: '', state: '' };
}

function reportErrors({ errors }: StaticHandlerContext, { onError }: RenderInput): void {
  for (const error of Object.values(errors ?? {})) onError?.(error);
}
