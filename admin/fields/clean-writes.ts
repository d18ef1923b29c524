import type { BaseRecord, CreateParams, DataProvider, UpdateParams } from '@refinedev/core';
import type { ResourceDefinition } from '../schema/types';
import { fieldKind } from './form-codec';

/**
 * Wraps a data provider so that each kind cleans the columns that are written (`FieldKind.clean`), whether they were typed, pasted or
 * imported. Tables of no resource are written as they are.
 */
export function withCleanWrites(
  provider: DataProvider,
  resources: readonly ResourceDefinition[],
): DataProvider {
  async function clean<Columns>(table: string, columns: Columns): Promise<Columns> {
    const cleaned = { ...columns } as Record<string, unknown>;
    for (const { name, kind } of resources.find((resource) => resource.table === table)?.fields ?? []) {
      const value = cleaned[name];
      if (typeof value === 'string') cleaned[name] = (await fieldKind(kind).clean?.(value)) ?? value;
    }
    return cleaned as Columns;
  }

  return {
    ...provider,
    create: async <Data extends BaseRecord, Variables>(params: CreateParams<Variables>) =>
      provider.create<Data, Variables>({
        ...params,
        variables: await clean(params.resource, params.variables),
      }),
    update: async <Data extends BaseRecord, Variables>(params: UpdateParams<Variables>) =>
      provider.update<Data, Variables>({
        ...params,
        variables: await clean(params.resource, params.variables),
      }),
  };
}
