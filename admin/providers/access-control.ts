import type { AccessControlProvider } from '@refinedev/core';
import { refusalOf, type Access } from './access';

interface Rights {
  readonly getPermissions: () => Promise<Access>;
  readonly lastAccess: () => Access | undefined;
}

/**
 * Refine's access control: an administrator may do everything, anyone else nothing. The guard reads the
 * access at each navigation. Buttons and menu entries use its last answer without a request.
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
