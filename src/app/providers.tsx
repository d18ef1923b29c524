import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { PageServices } from '../lib/page-data';
import { DatabaseContext } from '../ui/database-context';
import { HasCaptchaContext, RenderedOnContext, SiteOriginContext } from '../ui/document-context';

interface ProvidersProps {
  services: PageServices;
  children: ReactNode;
}

/** The providers around the router. Server and browser share them, so both render the same tree. */
export function Providers({ services, children }: ProvidersProps) {
  // TanStack Query takes every start for online. Without this, what a saved page could not read stays missing once the
  // network is back (https://tanstack.com/query/v5/docs/reference/onlineManager).
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  return (
    <QueryClientProvider client={services.queryClient}>
      <DatabaseContext value={services.database}>
        <SiteOriginContext value={services.siteOrigin}>
          <RenderedOnContext value={services.renderedOn}>
            <HasCaptchaContext value={services.hasCaptcha}>{children}</HasCaptchaContext>
          </RenderedOnContext>
        </SiteOriginContext>
      </DatabaseContext>
    </QueryClientProvider>
  );
}
