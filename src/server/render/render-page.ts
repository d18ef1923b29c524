import { APP_STATE_ID, type RenderInput, type RenderResult } from '../../lib/render-contract';
import { RENDER_LIMIT_MS } from '../../lib/time-limits';
import { NOT_STORED, REVALIDATED, UNAVAILABLE } from '../cache/cached-response';
import { preloadFirstPicture } from './first-picture';
import { hashInlineStyles, type InlineCode } from './inline-styles';

/** What `src/entry-server.tsx` exports. */
export interface ServerEntry {
  render: (input: RenderInput) => Promise<RenderResult>;
}

/** Makes documents: from a finished build, or from Vite's transformed sources in development. */
export interface Renderer extends ServerEntry {
  /** The HTML document with its three places to fill. */
  template: (pathname: string) => Promise<string>;
}

const ERROR_DOCUMENT = `<!doctype html>
<html lang="tr"><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Sayfa gösterilemiyor</title><h1>Sayfa şu anda gösterilemiyor</h1>
<p>Lütfen biraz sonra yeniden deneyin.</p><p><a href="/">Ana sayfaya dön</a></p></html>
`;

interface PageInput extends Omit<RenderInput, 'path' | 'signal'> {
  /** The rules that a document lives under, which admit the code that stands in it. */
  policy: (inline: InlineCode) => string;
}

/** Renders the page of a request as a complete document. */
export async function renderPage(
  request: Request,
  renderer: Renderer,
  { policy, ...input }: PageInput,
): Promise<Response> {
  const url = new URL(request.url);
  const answer = (content: string, status: number, isFaulty = false) => {
    const isStored = !isFaulty && status < 500;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(hashInlineStyles(content)),
      'cache-control': isStored ? REVALIDATED : NOT_STORED,
      ...(status === 503 && UNAVAILABLE),
    };
    return new Response(content, { status, headers });
  };
  try {
    const path = url.pathname + url.search;
    const result = await withinLimit(request, (signal) => renderer.render({ ...input, path, signal }));
    if (result.redirect !== undefined) {
      return new Response(null, {
        status: result.status,
        // A permanent move is remembered for ever otherwise, though a title may change back.
        headers: { location: result.redirect, 'cache-control': REVALIDATED },
      });
    }
    const document = fillTemplate(await renderer.template(url.pathname), result);
    return answer(document, result.status, result.isFaulty);
  } catch (error) {
    input.onError?.(error);
    return answer(ERROR_DOCUMENT, 500);
  }
}

/**
 * Gives the work a signal that aborts when the visitor leaves, or after RENDER_LIMIT_MS. It is a controller of the work's own, which
 * goes with it: a signal of `AbortSignal.any` stays for as long as somebody listens, with all that was rendered.
 * https://github.com/react/react/issues/36763
 */
async function withinLimit<Result>(
  { signal: visit }: Request,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const leave = () => controller.abort(visit.reason);
  const giveUp = () => controller.abort(new Error(`The page took longer than ${RENDER_LIMIT_MS} ms`));
  const timer = setTimeout(giveUp, RENDER_LIMIT_MS);
  visit.addEventListener('abort', leave);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    visit.removeEventListener('abort', leave);
  }
}

function fillTemplate(template: string, { head, assets, html, state }: RenderResult): string {
  const stateBlock = `<script type="application/json" id="${APP_STATE_ID}">${state}</script>`;
  // Functions, because `$&` in content would be read as a pattern.
  return template
    .replace('<!--app-head-->', () => preloadFirstPicture(html) + head)
    .replace('</head>', () => `${assets}</head>`)
    .replace('<!--app-html-->', () => html)
    .replace('<!--app-state-->', () => stateBlock);
}
