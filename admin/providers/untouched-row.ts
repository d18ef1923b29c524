import type { BaseKey, DataProvider } from '@refinedev/core';
import { refusalOf, type Access } from './access';
import { BackendError, GONE, NO_ROW, REFUSED, STALE, toBackendError } from './http-error';

/** What a write touched no row of: which row, and the version it was made from, if the write named one. */
interface UntouchedWrite {
  readonly resource: string;
  readonly id: BaseKey;
  readonly version: string | undefined;
}

/**
 * Takes how rows and the person's rights are read, and a write that touched no row; gives the error to throw. The request itself
 * succeeds in every such case. Whoever may not write is told so first: drafts are out of their sight, and not deleted.
 */
export async function whyUntouched(
  getOne: DataProvider['getOne'],
  readAccess: () => Promise<Access>,
  { resource, id, version }: UntouchedWrite,
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
