import { App, Button } from 'antd';
import { useEffect } from 'react';
import { paths } from '../../src/shared/paths';
import { identityTexts } from '../i18n/identity';
import { authGateway } from './providers';

const texts = identityTexts.login;

/** Tells when the session ends by itself. What was typed stays on the screen until the person leaves it. */
export function SessionNotice() {
  const { notification } = App.useApp();
  useEffect(
    () =>
      authGateway.onSessionLost(() =>
        notification.warning({
          key: 'session-lost',
          duration: 0,
          message: texts.sessionLost,
          description: texts.sessionLostHelp,
          actions: (
            <Button type="primary" onClick={() => window.location.assign(loginAddress())}>
              {texts.again}
            </Button>
          ),
        }),
      ),
    [notification],
  );
  return null;
}

function loginAddress(): string {
  const { pathname, search } = window.location;
  return `${paths.login}?redirect=${encodeURIComponent(pathname + search)}`;
}
