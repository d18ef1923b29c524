import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../src/shared/paths';
import { useLogOut } from './use-log-out';
import { Waiting } from './waiting';

/** Signs out as soon as it is shown, then goes to the public site, whether or not the server could be told. Who stays for unsaved work goes to the back office. */
export function SignOut() {
  const { logOut } = useLogOut(paths.home, () => window.location.replace(paths.admin));
  const begin = useEffectEvent(logOut);
  useEffect(() => begin(), []);
  return <Waiting />;
}
