import { useNotificationProvider } from '@refinedev/antd';
import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { notificationRegion } from './notification-region';
import type { Overlays } from '../screens/overlays';

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
  const notifications = useNotificationProvider();
  const report = useEffectEvent(() => onReady({ modal, notification, notifications }));
  useEffect(() => report(), []);
  return null;
}
