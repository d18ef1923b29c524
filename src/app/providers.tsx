import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DatabaseProvider } from '../components/database-context';
import { ResizingProvider } from '../components/picture/resizing-context';
import { SiteOriginContext } from '../components/site-origin-context';
import { WrittenOnContext } from '../components/written-on-context';
import type { PageServices } from '../shared/page-data';

interface ProvidersProps {
  services: PageServices;
  children: ReactNode;
}

/** What both entries put around their router, so that server and browser render the same tree. */
export function Providers({ services, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <DatabaseProvider value={services.database}>
        <ResizingProvider value={services.resizesImages}>
          <SiteOriginContext value={services.siteOrigin}>
            <WrittenOnContext value={services.writtenOn}>{children}</WrittenOnContext>
          </SiteOriginContext>
        </ResizingProvider>
      </DatabaseProvider>
    </QueryClientProvider>
  );
}
