import type { SiteConfig } from './database/site-config';
import type { CivilDate } from './dates/dates';

/** The parts of a build that documents refer to. */
export interface AssetManifest {
  /** Vite's manifest: chunks by their source file. */
  readonly chunks: Readonly<Record<string, ManifestChunk>>;
  /** The text of the site's style sheets, by address. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Modules that nearly every back-office address needs. The document preloads them in parallel with the entry. */
export const FIRST_SCREENS = ['admin/shell/refine-app.tsx', 'admin/screens/resource-screen.tsx'];

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
  /** Replaces the global fetch, for a backend in the same process. */
  fetch?: typeof fetch;
  signal?: AbortSignal;
  /** With a manifest, `assets` holds the styles and scripts of the route's chunks. Development has none. */
  manifest?: AssetManifest;
  /**
   * The document is exported as a file. Visitors may load it on later days, and hosts may serve it at unknown
   * addresses.
   */
  isExported?: boolean;
  /** Called with each error that did not prevent an answer. */
  onError?: (error: unknown) => void;
}

export interface RenderResult {
  status: number;
  /** The redirect target, instead of `html`. The status is then 3xx. */
  redirect?: string;
  html: string;
  head: string;
  /** The document's styles and scripts, for the end of the head. */
  assets: string;
  /** The application state as JSON that is safe inside a script element. */
  state: string;
  /** A read failed and the page shows its error, so the page must not be cached. */
  isFaulty?: boolean;
}

/** A settled query: its key, and either its data or its error. */
export interface QuerySnapshot {
  queryKey: readonly unknown[];
  data?: unknown;
  error?: unknown;
}

/** The application state that the server embeds in the document. */
export interface AppState {
  config: SiteConfig;
  /** The site's public origin. */
  origin: string;
  /** The settled queries of the page. */
  queries: readonly QuerySnapshot[];
  /** The router's hydration data, by route id. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  /** The day in Istanbul on which the document was rendered. Visitors may load it on a later day. */
  renderedOn: CivilDate;
  /** The path of an exported document. Undefined when it was rendered for this visit. */
  exportedPath?: string;
}

/** The id of the script element that holds the state as a data block. */
export const APP_STATE_ID = 'app-state';

/**
 * Returns the state as JSON that cannot end its script element or break a line in older parsers. Errors keep their
 * message, and their name unless it is 'Error'.
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

/** Returns the state in a data block's text. Throws TypeError if the text holds none. */
export function parseAppState(text: string): AppState {
  const state: unknown = JSON.parse(text);
  if (!isAppState(state)) throw new TypeError('The page carries no application state');
  return state;
}

/** Returns the state embedded in the browser's document. Throws as parseAppState does. */
export function documentState(): AppState {
  return parseAppState(document.getElementById(APP_STATE_ID)?.textContent ?? '');
}

function isAppState(value: unknown): value is AppState {
  if (typeof value !== 'object' || value === null) return false;
  if (!('config' in value) || !('queries' in value) || !Array.isArray(value.queries)) return false;
  const { config } = value;
  return typeof config === 'object' && config !== null && 'apiUrl' in config && 'publishableKey' in config;
}
