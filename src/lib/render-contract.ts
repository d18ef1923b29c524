import type { SiteConfig } from './database/site-config';
import type { CivilDate } from './dates/dates';

/** What a build consists of, as far as documents name it. */
export interface AssetManifest {
  /** Vite's own manifest: chunks by their source file. */
  readonly chunks: Readonly<Record<string, ManifestChunk>>;
  /** The text of the site's style sheets by their address. */
  readonly styles: Readonly<Record<string, string>>;
}

/** What the back office's routes ask for at almost every address: the document names it, so that it comes beside the entry and not after it. */
export const FIRST_SCREENS = ['admin/shell/refine-app.tsx', 'admin/crud/resource-screen.tsx'];

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export interface RenderInput {
  /** Path and search of the requested address. */
  path: string;
  origin: string;
  config: SiteConfig;
  /** Replaces the network, for a backend in the same process. */
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** With it, `assets` brings the styles and scripts of the route's chunks; development needs none. */
  manifest?: AssetManifest;
  /** The document is kept as a file: visitors get it on later days, and at addresses that have none of their own. */
  isExported?: boolean;
  /** Hears of what went wrong behind an answer that still could be given. */
  onError?: (error: unknown) => void;
}

export interface RenderResult {
  status: number;
  /** Where to go instead of showing `html`; the status is then 3xx. */
  redirect?: string;
  html: string;
  head: string;
  /** Belongs at the end of the head: the document's styles and scripts. */
  assets: string;
  /** The application's state as JSON that is safe inside a script element. */
  state: string;
  /** A read behind it failed, which it tells: nobody may keep it. */
  isFaulty?: boolean;
}

/** One settled read: its key in the query cache, and either its data or its error. */
export interface QuerySnapshot {
  queryKey: readonly unknown[];
  data?: unknown;
  error?: unknown;
}

/** What the server hands to the browser besides the markup. */
export interface AppState {
  config: SiteConfig;
  /** The site's own address as visitors know it. */
  origin: string;
  /** What the page's reads ended with. */
  queries: readonly QuerySnapshot[];
  /** What the router's loaders ended with, by the ids of their routes. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  /** The day in Istanbul on which the document was written: it may be read on a later one. */
  renderedOn: CivilDate;
  /** Which page a kept document is; absent when it was made for this visit. */
  exportedPath?: string;
}

/** Id of the script element (a data block, never executed) that carries the state. */
export const APP_STATE_ID = 'app-state';

/**
 * Takes the state, gives JSON that cannot end its script element or break a line in older parsers.
 * An error is written with its message, and its name if it has one of its own, which JSON alone would drop.
 */
export function serializeAppState(state: AppState): string {
  return JSON.stringify(state, (_key, value: unknown) =>
    value instanceof Error ? describeError(value) : value,
  ).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function describeError({ name, message }: Error) {
  return name === 'Error' ? { message } : { name, message };
}

/** Takes the text of the data block, gives the state. Throws if the text holds no configuration. */
export function parseAppState(text: string): AppState {
  const state: unknown = JSON.parse(text);
  if (!isAppState(state)) throw new TypeError('The page carries no application state');
  return state;
}

/** Gives the state that the server wrote into the browser's document. Throws as parseAppState does. */
export function documentState(): AppState {
  return parseAppState(document.getElementById(APP_STATE_ID)?.textContent ?? '');
}

function isAppState(value: unknown): value is AppState {
  if (typeof value !== 'object' || value === null) return false;
  if (!('config' in value) || !('queries' in value) || !Array.isArray(value.queries)) return false;
  const { config } = value;
  return typeof config === 'object' && config !== null && 'apiUrl' in config && 'anonKey' in config;
}
