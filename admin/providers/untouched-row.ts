import type { BaseKey, DataProvider } from '@refinedev/core';
import { BackendError, GONE, NO_ROW, REFUSED, STALE, toBackendError } from './http-error';

/** What a write touched no row of: which row, who wrote, and the version it was made from, if the write named one. */
interface UntouchedWrite {
  readonly resource: string;
  readonly id: BaseKey;
  readonly userId: string;
  readonly version: string | undefined;
}

/**
 * Takes how rows are read and a write that touched none; gives the error to throw. The request itself succeeds in every
 * such case, so the row is looked at once more. Whoever is no administrator any more does not see drafts: to them a row
 * out of sight is refused, not deleted.
 */
export async function whyUntouched(
  getOne: DataProvider['getOne'],
  { resource, id, userId, version }: UntouchedWrite,
): Promise<BackendError> {
  const about = (code: string) => toBackendError({ code, message: '' }, resource);
  const row = await find(getOne, resource, id);
  if (row) return about(version === undefined || row.updated_at === version ? REFUSED : STALE);
  const profile = await find(getOne, 'profiles', userId);
  return about(profile?.is_admin === true ? GONE : REFUSED);
}

async function find(getOne: DataProvider['getOne'], resource: string, id: BaseKey) {
  try {
    return (await getOne({ resource, id })).data;
  } catch (error) {
    if (error instanceof BackendError && error.code === NO_ROW) return undefined;
    throw error;
  }
}
