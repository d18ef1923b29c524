import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '../../../src/shared/messages';
import { notificationRegion } from './notification-region';
import type { Overlays } from '../../lib/overlays';

/** Ant Design draws a link that it calls 'Close' in every language, and has no setting for all notifications at once. */
const closeButton = { closable: { 'aria-label': messages.labels.close, role: 'button' } };

interface OverlayHostProps {
  readonly onReady: (overlays: Overlays) => void;
}

/** Where Ant Design's notifications and questions live; they need its theme and its language around them. */
export function OverlayHost(props: OverlayHostProps) {
  return (
    <App component={false} notification={{ getContainer: notificationRegion }}>
      <Reporter {...props} />
    </App>
  );
}

function Reporter({ onReady }: OverlayHostProps) {
  const { modal, notification } = App.useApp();
  const report = useEffectEvent(() => {
    const named = withCloseButton(notification);
    onReady({ modal, notification: named, notifications: refineNotifications(named) });
  });
  useEffect(() => report(), []);
  return null;
}

type Notification = Overlays['notification'];

function withCloseButton(notification: Notification): Notification {
  const named =
    (show: Notification['open']): Notification['open'] =>
    (notice) =>
      show({ ...closeButton, ...notice });
  return {
    open: named(notification.open),
    success: named(notification.success),
    info: named(notification.info),
    warning: named(notification.warning),
    error: named(notification.error),
    destroy: notification.destroy,
  };
}

/** In place of @refinedev/antd's, whose notices cannot be given a close button in Turkish. Nothing here is undoable. */
function refineNotifications(notification: Notification): NotificationProvider {
  return {
    open: ({ key, type, message, description }) =>
      notification.open({
        key,
        message: description ?? null,
        description: message,
        type: type === 'progress' ? 'info' : type,
      }),
    close: (key) => notification.destroy(key),
  };
}
