import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageServices } from '../lib/page-data';
import { DatabaseProvider } from '../ui/database-context';
import { ResizingProvider } from '../ui/picture/resizing-context';
import { SiteOriginContext } from '../ui/site-origin-context';
import { WrittenOnContext } from '../ui/written-on-context';

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
