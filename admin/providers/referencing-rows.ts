import type { BaseKey, DataProvider } from '@refinedev/core';
import { appTexts } from '../i18n/app';
import { fieldsOfKind } from '../schema/derive-fields';
import { columnsInText, fillText } from '../schema/placeholders';
import type { ResourceDefinition } from '../schema/types';
import { BackendError, REFERENCED, RESTRICTED } from './http-error';

/** How many rows are named. The others are counted. */
const NAMED_ROWS = 3;

/**
 * Wraps a data provider so that a refused deletion names the rows that still reference the row. The
 * database's own error names only a constraint.
 */
export function nameReferencingRows(
  provider: DataProvider,
  resources: readonly ResourceDefinition[],
): DataProvider {
  return {
    ...provider,
    deleteOne: async (params) => {
      try {
        return await provider.deleteOne(params);
      } catch (error) {
        if (!(error instanceof BackendError) || ![REFERENCED, RESTRICTED].includes(error.code)) throw error;
        const uses = await findUses(provider, resources, params.resource, params.id);
        if (uses.length === 0) throw error;
        throw new BackendError(appTexts.backend.usedBy(uses), error.statusCode, error.code);
      }
    },
  };
}

/**
 * Returns a phrase for each resource with rows that reference this one: 'Örnekler: “Bahçe” ve 2 tane daha'.
 */
async function findUses(
  provider: DataProvider,
  resources: readonly ResourceDefinition[],
  table: string,
  id: BaseKey,
): Promise<string[]> {
  const found = await Promise.all(
    resources.flatMap((resource) =>
      fieldsOfKind(resource, 'relation')
        .filter(({ to }) => to === table)
        .map(({ name }) => findRows(provider, resource, name, id)),
    ),
  );
  return found.flat();
}

async function findRows(
  provider: DataProvider,
  { table, labels, titleField, titlePattern = `{${titleField}}` }: ResourceDefinition,
  field: string,
  id: BaseKey,
): Promise<string[]> {
  const { data, total } = await provider.getList({
    resource: table,
    filters: [{ field, operator: 'eq', value: id }],
    pagination: { currentPage: 1, pageSize: NAMED_ROWS, mode: 'server' },
    meta: { select: ['id', ...columnsInText(titlePattern)].join(',') },
  });
  const titles = data.map((row) => fillText(titlePattern, row));
  return titles.length === 0 ? [] : [appTexts.backend.uses(labels.many, titles, total - titles.length)];
}
