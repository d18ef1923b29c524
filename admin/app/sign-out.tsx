import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../src/shared/paths';
import { useLogOut } from './use-log-out';
import { Waiting } from './waiting';

/** Signs out as soon as it is shown, then goes to the public site, whether or not the server could be told. */
export function SignOut() {
  const { logOut } = useLogOut(paths.home);
  const begin = useEffectEvent(logOut);
  useEffect(() => begin(), []);
  return <Waiting />;
}
