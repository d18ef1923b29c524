import type { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { assetTags } from './app/asset-tags';
import { BackOfficeStart } from './app/back-office-start';
import { firstFrame } from './app/first-frame';
import { pageHead } from './app/head';
import { matchRoute, openPage, type OpenedPage } from './app/open-page';
import { Providers } from './app/providers';
import { takeSnapshot } from './app/query-snapshot';
import { pageMetaOf } from './app/route-meta';
import { createServices } from './app/services';
import { Site } from './app/site';
import { siteHead } from './app/site-head';
import { steadyOffsetAround } from './app/steady-offset';
import { articleTimes, structuredData } from './app/structured-data';
import { todayInIstanbul } from './shared/dates';
import { messages } from './shared/messages';
import { orAborted } from './shared/or-aborted';
import { isUnavailable, UnavailableError } from './shared/read-rows';
import { serializeAppState, type RenderInput, type RenderResult } from './shared/render-contract';

/** Renders the document of an address: its markup, head and status, and the state that hydration starts from. */
export async function render(input: RenderInput): Promise<RenderResult> {
  const services = createServices({ ...input, waits: true });
  const { signal } = input;
  const url = new URL(input.path, input.origin);
  const opened = await orAborted(openPage(services, url, { signal }), signal).catch((cause: unknown) => ({
    ...matchRoute(url.pathname),
    error: new UnavailableError(messages.public.unreachable, { cause }),
  }));
  if ('redirect' in opened) return { ...opened, html: '', head: '', assets: '', state: '' };

  const paint = (page: OpenedPage) =>
    renderFinished(
      <Providers services={services}>
        <StaticRouter location={input.path}>
          {page.route.importPage ? <Site services={services} first={page} /> : <BackOfficeStart />}
        </StaticRouter>
      </Providers>,
      signal,
    );
  reportError(opened, input);
  try {
    const html = await paint(opened);
    return { html, ...describe(opened, html, services.queryClient, input) };
  } catch (error) {
    const broken = { ...opened, error };
    reportError(broken, input);
    const html = await paint(broken);
    return { html, ...describe(broken, html, services.queryClient, input) };
  }
}

/** The document goes out in one piece, so that it is complete without JavaScript and React writes no inline script into it. */
async function renderFinished(element: React.ReactNode, signal: AbortSignal | undefined): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    // What tells that a page had to be given up is still painted.
    signal: signal?.aborted ? undefined : signal,
    onHeaders: leavePreloadsOut,
    onError: (error) => void errors.push(error),
    // In one piece also where a section is large.
    progressiveChunkSize: Infinity,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  // React leaves a broken section to the browser: the page would count as good, and lack it without JavaScript.
  if (errors.length > 0) throw errors[0];
  return html;
}

/** React would otherwise write its guesses of what to preload into the page's own container. */
function leavePreloadsOut() {
  return undefined;
}

function describe(page: OpenedPage, html: string, queryClient: QueryClient, input: RenderInput) {
  const { route, Component, data, error } = page;
  const meta = pageMetaOf(page);
  const queries = takeSnapshot(queryClient);
  const errors = [error, ...queries.map((query) => query.error)].filter((error) => error !== undefined);
  return {
    status: errors.some(isUnavailable) ? 503 : error === undefined ? (data?.status ?? 200) : 500,
    head: [
      firstFrame(html),
      pageHead(meta, input.origin),
      articleTimes(meta),
      siteHead(new URL(input.path, input.origin).pathname),
      structuredData(meta, input.origin),
    ].join('\n'),
    assets: input.manifest ? assetTags(input.manifest, route.meta.module) : '',
    state: serializeAppState({
      config: input.config,
      queries,
      ...((Component ?? error) !== undefined && { page: { data, error } }),
      writtenOn: todayInIstanbul(),
      steadyOffset: steadyOffsetAround(new Date()),
      ...(input.isKept && { keptFor: input.path }),
    }),
    isFaulty: errors.length > 0,
  };
}

function reportError({ error }: OpenedPage, { onError }: RenderInput): void {
  if (error !== undefined) onError?.(error);
}
