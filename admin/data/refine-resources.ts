import type { I18nProvider, ResourceProps } from '@refinedev/core';
import { resourceRoutes } from '../schema/derive';
import type { ResourceDefinition } from '../schema/types';
import { fill } from '../i18n/app';
import { texts } from '../i18n/texts';
import { versionTexts } from '../i18n/history';
import { refineTexts } from '../i18n/libraries';

interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** Returns Refine's resources in the order of the declarations. A row's history is Refine's `show`. */
export function refineResources(resources: readonly ResourceDefinition[]): ResourceProps[] {
  return resources.map((resource) => {
    const { history: show, create, edit, list } = resourceRoutes(resource);
    const routes = resource.isSingleton ? { list, show } : { list, create, edit, show };
    return { name: resource.table, ...routes, meta: { label: resource.labels.many } };
  });
}

/** Returns Refine's texts and each resource's labels under the keys that Refine looks up. */
export function refineDictionary(resources: readonly ResourceDefinition[]): Dictionary {
  const names: Record<string, Dictionary> = {};
  const documentTitles: Record<string, Dictionary> = {};
  for (const { table, labels } of resources) {
    const titles = {
      list: labels.many,
      create: texts.list.create(labels.one),
      edit: texts.form.editTitle(labels.object),
      show: versionTexts.documentTitle(labels.one),
    };
    names[table] = { [table]: labels.one, titles: { list: titles.list } };
    documentTitles[table] = Object.fromEntries(
      Object.entries(titles).map(([key, title]) => [key, title + refineTexts.documentTitle.suffix]),
    );
  }
  return { ...refineTexts, ...names, documentTitle: { ...refineTexts.documentTitle, ...documentTitles } };
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

function lookUp(entry: string | Dictionary | undefined, key: string): string | undefined {
  if (typeof entry !== 'object') return undefined;
  const [first = '', ...rest] = key.split('.');
  if (rest.length > 0) return lookUp(entry[first], rest.join('.'));
  return typeof entry[first] === 'string' ? entry[first] : undefined;
}
