import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AwardDirectory } from '../../../src/pages/awards/award-directory';

const many = Array.from({ length: 5000 }, (_, index) => ({
  firstName: `Ad ${index}`,
  lastName: 'Soyad',
  ndsSurname: 'Soyad',
  ndsYear: 1950 + (index % 50),
  title: '',
  profession: 'Ressam',
}));

async function show(search: string) {
  const routes = [{ path: '/', element: <AwardDirectory awards={many} /> }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://site.example/${search}`));
  if (context instanceof Response) throw new Error('redirected');
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
}
const rowsIn = (html: string) => html.match(/<tr class=/g)?.length ?? 0;

test('a long list shows its beginning and leads on to the rest by address', async () => {
  const first = await show('');
  expect(first).toContain('5000 kayıt');
  expect(rowsIn(first)).toBe(250);
  expect(first).toMatch(/<a [^>]*href="\/\?adet=500"[^>]*>Daha fazla göster/);
  expect(rowsIn(await show('?adet=500'))).toBe(500);
});

test('a search counts all it found and shows no way on when nothing is left', async () => {
  const html = await show('?ara=ad+499&yil=1999');
  expect(html).toContain('5000 kayıttan 2 tanesi');
  expect(html).not.toContain('Daha fazla göster');
});
