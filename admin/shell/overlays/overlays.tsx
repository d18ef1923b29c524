import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { OverlaysContext, type Overlays } from '../../lib/overlays';

/** No screen waits for what only an event brings up. */
const importHost = () => import('./overlay-host');
const OverlayHost = lazy(async () => {
  const { OverlayHost } = await importHost();
  return { default: OverlayHost };
});

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
