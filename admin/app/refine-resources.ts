import type { ResourceProps } from '@refinedev/core';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import type { Dictionary } from '../providers/i18n-provider';
import { refineTexts } from '../i18n/tr';

/** Takes the declarations, gives Refine's resources in the same order. */
export function refineResources(resources: readonly ResourceDefinition[]): ResourceProps[] {
  return resources.map((resource) => ({
    name: resource.table,
    ...resourceRoutes(resource),
    meta: { label: resource.labels.many },
  }));
}

/** Takes the declarations, gives Refine's texts and under each resource's name what Refine calls it. */
export function refineDictionary(resources: readonly ResourceDefinition[]): Dictionary {
  const names = resources.map(({ table, labels }) => [
    table,
    {
      [table]: labels.one,
      titles: { list: labels.many, create: labels.one, edit: labels.one, show: labels.one },
    },
  ]);
  return { ...refineTexts, ...(Object.fromEntries(names) as Dictionary) };
}

/** Takes the declarations, gives Refine's transformers from a resource's name to a word: the declared labels. */
export function resourceWords(resources: readonly ResourceDefinition[]) {
  const labelsOf = (table: string) => resources.find((resource) => resource.table === table)?.labels;
  return {
    humanize: (table: string) => labelsOf(table)?.many ?? table,
    plural: (table: string) => labelsOf(table)?.many ?? table,
    singular: (table: string) => labelsOf(table)?.one ?? table,
  };
}
