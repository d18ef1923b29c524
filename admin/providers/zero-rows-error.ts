import type { BaseKey, DataProvider } from '@refinedev/core';
import { refusalOf, type Access } from './access';
import { BackendError, GONE, NO_ROW, REFUSED, STALE, toBackendError } from './http-error';

/**
 * A write that changed no row, with the row it was meant for and the version it started from, if it named
 * one.
 */
interface ZeroRowsWrite {
  readonly resource: string;
  readonly id: BaseKey;
  readonly version: string | undefined;
}

/**
 * Returns the error for a write that changed no row, which PostgREST answers with success. A missing right is
 * reported first, because a draft looks deleted to somebody without it.
 */
export async function zeroRowsError(
  getOne: DataProvider['getOne'],
  readAccess: () => Promise<Access>,
  { resource, id, version }: ZeroRowsWrite,
): Promise<BackendError> {
  const refusal = refusalOf(await readAccess());
  if (refusal) return refusal;
  const about = (code: string) => toBackendError({ code, message: '' }, resource);
  const row = await find(getOne, resource, id);
  if (!row) return about(GONE);
  return about(version === undefined || row.updated_at === version ? REFUSED : STALE);
}

async function find(getOne: DataProvider['getOne'], resource: string, id: BaseKey) {
  try {
    return (await getOne({ resource, id })).data;
  } catch (error) {
    if (error instanceof BackendError && error.code === NO_ROW) return undefined;
    throw error;
  }
}
