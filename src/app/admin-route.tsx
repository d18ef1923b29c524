import { lazy, Suspense } from 'react';
import { LoadingView } from '../components/state-views/state-views';
import { importChunk } from './stale-chunk';
import { useIsHydrated } from '../components/use-is-hydrated';

/** The back office runs in the browser only: no part of it is in the server's build or in a visitor's. */
const AdminApp = import.meta.env.SSR
  ? () => null
  : lazy(async () => {
      const { AdminApp } = await importChunk(() => import('../../admin/main'));
      return { default: AdminApp };
    });

export function AdminRoute() {
  return useIsHydrated() ? (
    <Suspense fallback={<LoadingView />}>
      <AdminApp />
    </Suspense>
  ) : (
    <LoadingView />
  );
}
