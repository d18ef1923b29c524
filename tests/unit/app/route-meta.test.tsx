import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { Layout } from '../../../src/app/layout/layout';
import { Providers } from '../../../src/app/providers';
import { routeMetaOf, type RouteMeta } from '../../../src/app/route-meta';
import { createRoutes } from '../../../src/app/routes';
import { createServices } from '../../../src/app/services';
import { STATIC_ROUTES } from '../../fixtures/public-routes';
import { CONFIG, fakeApi, ORIGIN } from './fake-api';

const services = createServices({ config: CONFIG, origin: ORIGIN, fetch: fakeApi().fetch, waits: true });
const routes = createRoutes(services);
const leafOf = (path: string) => matchRoutes(routes, path)?.at(-1);

/** Renders the layout around a page whose route has this metadata. */
async function renderLayout(shown: Pick<RouteMeta, 'hideNavbar' | 'hideFooter'>): Promise<string> {
  const handle: RouteMeta = { navTheme: 'light', meta: {}, ...shown };
  const handler = createStaticHandler([{ path: '/', handle, element: <Layout>Sayfa</Layout> }]);
  const context = await handler.query(new Request(ORIGIN));
  if (context instanceof Response) throw new Error('The page answers by itself');
  return renderToString(
    <Providers services={services}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </Providers>,
  );
}

describe('a route', () => {
  test.each([
    ['duyuruDetay', '/duyurular/7'],
    ['duyuruDetay', '/duyurular/bahar-senligi'],
    ['etkinlikdinamik', '/duyurular/etkinlikler/senlik'],
    ['login', '/giris'],
  ])('has the name %s at %s', (name, path) => {
    expect(leafOf(path)?.route.id).toBe(name);
  });

  test.each(['/giris', '/giris/yeni-parola', '/admin', '/admin/duyurular', '/onizleme'])(
    'hides bar and footer at %s',
    (path) => {
      expect(routeMetaOf([leafOf(path) ?? {}])).toMatchObject({ hideNavbar: true, hideFooter: true });
    },
  );

  test('hides neither on any page for visitors', () => {
    for (const path of STATIC_ROUTES) {
      const { hideNavbar, hideFooter } = routeMetaOf([leafOf(path) ?? {}]);
      expect([hideNavbar, hideFooter], path).toEqual([undefined, undefined]);
    }
  });
});

describe('the layout', () => {
  test.each([
    ['bar and footer', {}, ['<header', '<footer']],
    ['neither with both', { hideNavbar: true, hideFooter: true }, []],
  ])('shows %s', async (_, shown, parts) => {
    const html = await renderLayout(shown);
    expect(html.match(/<header\b|<footer\b/g) ?? []).toEqual(parts);
    expect(html).toContain('Sayfa');
  });
});
