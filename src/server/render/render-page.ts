import { APP_STATE_ID, type RenderInput, type RenderResult } from '../../lib/render-contract';
import { RENDER_LIMIT_MS } from '../../lib/time-limits';
import { NOT_STORED, REVALIDATED, UNAVAILABLE } from '../cache/cached-response';
import { hashInlineStyles } from './inline-styles';
import { BEYOND_PHONE_MEDIA } from '../../lib/media/hero-picture';

/** The exports of `src/entry-server.tsx`. */
export interface ServerEntry {
  render: (input: RenderInput) => Promise<RenderResult>;
}

/** Renders from a finished build or, in development, from Vite's transformed sources. */
export interface Renderer extends ServerEntry {
  /** Reads the HTML document with its placeholders. */
  template: (pathname: string) => Promise<string>;
}

const ERROR_DOCUMENT = `<!doctype html>
<html lang="tr"><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Sayfa gösterilemiyor</title><h1>Sayfa şu anda gösterilemiyor</h1>
<p>Lütfen biraz sonra yeniden deneyin.</p><p><a href="/">Ana sayfaya dön</a></p></html>
`;

interface PageInput extends Omit<RenderInput, 'path' | 'signal'> {
  /** Writes the content security policy, given the sources of the document's inline styles. */
  policy: (styleHashes: readonly string[]) => string;
}

/** Renders the complete document of a request. */
export async function renderPage(
  request: Request,
  renderer: Renderer,
  { policy, ...input }: PageInput,
): Promise<Response> {
  const url = new URL(request.url);
  const respond = (content: string, status: number, isFaulty = false) => {
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
        // Without this, browsers remember a permanent redirect for ever, although a title may change back.
        headers: { location: result.redirect, 'cache-control': REVALIDATED },
      });
    }
    const document = fillTemplate(await renderer.template(url.pathname), result);
    return respond(document, result.status, result.isFaulty);
  } catch (error) {
    input.onError?.(error);
    return respond(ERROR_DOCUMENT, 500);
  }
}

/**
 * Passes a signal that aborts when the visitor leaves, or after RENDER_LIMIT_MS. The controller is made for this work and collected
 * with it. A signal of `AbortSignal.any` would stay alive with everything that was rendered, for as long as it has a listener.
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
  // Functions, because `$&` in a replacement text has a meaning.
  return template
    .replace('<!--app-head-->', () => preloadFirstPicture(html) + head)
    .replace('</head>', () => `${assets}</head>`)
    .replace('<!--app-html-->', () => html)
    .replace('<!--app-state-->', () => stateBlock);
}

/** React's markup of the page's main picture, which is the only one with a high priority. */
const FIRST_PICTURE = /<img [^>]*fetchPriority="high"[^>]*>/;
const SOURCES = /<picture[^>]*>((?:<source [^>]*>)*)$/;
const NAMES = {
  media: 'media',
  type: 'type',
  src: 'href',
  srcSet: 'imagesrcset',
  sizes: 'imagesizes',
} as const;

/** Writes the preload tags of a page's main picture; '' without one. By their media queries a browser follows one. */
function preloadFirstPicture(html: string): string {
  const image = FIRST_PICTURE.exec(html);
  if (!image) return '';
  const [element] = image;
  const [, sources = ''] = SOURCES.exec(html.slice(0, image.index)) ?? [];
  const choices = [...(sources.match(/<[^>]*>/g) ?? []), element];
  // The first source of each kind has the best format.
  const forPhones = choices.find(hasMedia);
  const forOthers = choices.find((choice) => !hasMedia(choice)) ?? element;
  if (forPhones === undefined) return preload(forOthers);
  return preload(forPhones) + preload(forOthers, ` media="${BEYOND_PHONE_MEDIA}"`);
}

const hasMedia = (tag: string) => tag.includes(' media="');

function preload(tag: string, media = ''): string {
  const attributes = Object.entries(NAMES).flatMap(([name, preloaded]) => {
    const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
    return value === undefined ? [] : [` ${preloaded}="${value}"`];
  });
  return `<link rel="preload" as="image"${media}${attributes.join('')} fetchpriority="high" />\n`;
}
