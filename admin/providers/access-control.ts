import type { AccessControlProvider } from '@refinedev/core';
import type { Access } from './access';

/** Takes how to read the person's access; gives Refine's access control: an administrator may do everything here, anyone else nothing. */
export function createAccessControl(readAccess: () => Promise<Access>): AccessControlProvider {
  return { can: async () => ({ can: (await readAccess()) === 'admin' }) };
}
