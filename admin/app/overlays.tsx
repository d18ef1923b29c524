import type { NotificationProvider } from '@refinedev/core';
import type { App } from 'antd';
import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';

/** What Ant Design shows over everything else; `notifications` are those in Refine's own words. */
export interface Overlays extends Pick<ReturnType<typeof App.useApp>, 'modal' | 'notification'> {
  readonly notifications: NotificationProvider;
}

/** No screen waits for what only an event brings up. */
const importHost = () => import('./overlay-host');
const OverlayHost = lazy(async () => {
  const { OverlayHost } = await importHost();
  return { default: OverlayHost };
});

const OverlaysContext = createContext<() => Promise<Overlays>>(() =>
  Promise.reject(new Error('Nothing here shows overlays')),
);

/** Gives what promises the overlays; the first who asks has them loaded. */
export function useOverlays(): () => Promise<Overlays> {
  return use(OverlaysContext);
}

export function OverlaysProvider({ children }: { readonly children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  const [{ ready, arrive }] = useState(awaited);
  const ask = useCallback(() => {
    setWanted(true);
    return ready;
  }, [ready]);
  return (
    <OverlaysContext value={ask}>
      {children}
      {isWanted && (
        <Suspense>
          <OverlayHost onReady={arrive} />
        </Suspense>
      )}
    </OverlaysContext>
  );
}

function awaited() {
  let arrive: (overlays: Overlays) => void = () => undefined;
  const ready = new Promise<Overlays>((resolve) => {
    arrive = resolve;
  });
  return { ready, arrive };
}
