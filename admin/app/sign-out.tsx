import { useLogout } from '@refinedev/core';
import { useEffect } from 'react';
import { paths } from '../../src/shared/paths';
import { Waiting } from './waiting';

/** Signs out as soon as it is shown, then goes to the public site, whether or not the server could be told. */
export function SignOut() {
  const { mutateAsync: signOut } = useLogout();
  useEffect(() => {
    void signOut({ redirectPath: false }).finally(() => window.location.replace(paths.home));
  }, [signOut]);
  return <Waiting />;
}
