import type { NotificationProvider } from '@refinedev/core';
import type { App } from 'antd';
import { createContext, use } from 'react';

/** What Ant Design shows over everything else; `notifications` are those in Refine's own words. */
export interface Overlays extends Pick<ReturnType<typeof App.useApp>, 'modal' | 'notification'> {
  readonly notifications: NotificationProvider;
}

export const OverlaysContext = createContext<() => Promise<Overlays>>(() =>
  Promise.reject(new Error('Nothing here shows overlays')),
);

/** Gives what promises the overlays; the first who asks has them loaded. */
export function useOverlays(): () => Promise<Overlays> {
  return use(OverlaysContext);
}
