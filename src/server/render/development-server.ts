import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { isBackOffice } from '../../lib/paths/paths';
import { isApiPath } from '../../lib/request-paths';
import type { ListenOptions } from '../http/listen';
import type { Renderer, ServerEntry } from './render-page';

/** Runs Vite inside the server: pages are rendered from the sources, and changes appear without a reload. */
export interface DevelopmentServer extends Renderer {
  createMiddleware: NonNullable<ListenOptions['createMiddleware']>;
  stop: () => Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** index.html starts the site's entry; documents of the back office start the other one. */
const SITE_ENTRY = '/src/entry-client.ts';
const BACK_OFFICE_ENTRY = '/admin/main.tsx';

export function createDevelopmentServer(): DevelopmentServer {
  let vite: ViteDevServer | undefined;
  const running = () => {
    if (!vite) throw new Error('The development server has not been started');
    return vite;
  };
  return {
    createMiddleware: async (server) => {
      vite = await createServer({
        root: ROOT,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server } },
      });
      const { middlewares } = vite;
      return (incoming, outgoing, next) => {
        if (isApiPath(incoming.url ?? '')) next();
        else middlewares(incoming, outgoing, next);
      };
    },
    template: async (pathname) => {
      const source = await readFile(path.join(ROOT, 'index.html'), 'utf8');
      const document = isBackOffice(pathname) ? source.replace(SITE_ENTRY, BACK_OFFICE_ENTRY) : source;
      return running().transformIndexHtml(pathname, document);
    },
    render: async (input) => {
      // ssrLoadModule has no types.
      const entry = (await running().ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
      return entry.render(input);
    },
    stop: async () => vite?.close(),
  };
}
