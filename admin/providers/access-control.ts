import type { AccessControlProvider } from '@refinedev/core';
import { refusalOf, type Access } from './access';

interface Rights {
  readonly getPermissions: () => Promise<Access>;
  readonly lastAccess: () => Access | undefined;
}

/**
 * Takes how the person's access is read; gives Refine's access control: an administrator may do everything here, anyone else nothing.
 * The guard reads the access at each navigation. Every button and entry of the menu goes by that answer, and asks the database nothing.
 */
export function createAccessControl({ getPermissions, lastAccess }: Rights): AccessControlProvider {
  return {
    can: async () => verdict(lastAccess() ?? (await getPermissions())),
    options: {
      queryOptions: {
        initialData: () => {
          const access = lastAccess();
          return access && verdict(access);
        },
      },
    },
  };
}

function verdict(access: Access) {
  return access === 'admin' ? { can: true } : { can: false, reason: refusalOf(access)?.message ?? '' };
}
