import type { NotificationProvider } from '@refinedev/core';
import { useOverlays } from '../../lib/overlays';

/** Refine's notifications, loaded with the first one. */
export function useNotificationProvider(): NotificationProvider {
  const overlays = useOverlays();
  return {
    open: (notification) => void overlays().then(({ notifications }) => notifications.open(notification)),
    close: (key) => void overlays().then(({ notifications }) => notifications.close(key)),
  };
}
