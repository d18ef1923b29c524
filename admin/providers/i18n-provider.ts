import type { I18nProvider } from '@refinedev/core';
import { fill } from '../i18n/app';

export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** Refine's i18n provider. A key that the dictionary lacks gives Refine's own default, as Refine expects. */
export function createI18nProvider(dictionary: Dictionary): I18nProvider {
  return {
    translate: (key: string, options?: unknown, defaultMessage?: string) => {
      const found = lookUp(dictionary, key);
      if (found === undefined) return defaultMessage ?? (typeof options === 'string' ? options : key);
      return typeof options === 'object' && options !== null ? fill(found, { ...options }) : found;
    },
    getLocale: () => 'tr',
    changeLocale: () => Promise.resolve(),
  };
}

function lookUp(dictionary: Dictionary, key: string): string | undefined {
  let entry: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.')) {
    if (typeof entry !== 'object') return undefined;
    entry = entry[part];
  }
  return typeof entry === 'string' ? entry : undefined;
}
