import { Button } from 'antd';
import { paths } from '../../src/shared/paths';
import { identityTexts } from '../i18n/identity';
import { useNotices } from '../lib/notices';

const texts = identityTexts.login;

/** Gives what tells, on a screen without a form, that the session has ended by itself. What is shown stays until the person leaves it. */
export function useSessionNotice(): () => void {
  const { show } = useNotices();
  return () =>
    show({
      type: 'warning',
      key: 'session-lost',
      duration: 0,
      message: texts.sessionLost,
      description: texts.sessionLostHelp,
      actions: (
        <Button type="primary" onClick={() => window.location.assign(loginAddress())}>
          {texts.again}
        </Button>
      ),
    });
}

function loginAddress(): string {
  const { pathname, search } = window.location;
  return `${paths.login}?redirect=${encodeURIComponent(pathname + search)}`;
}
