import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AwardDirectory } from '../../../../src/features/awards/award-directory';

const many = Array.from({ length: 5000 }, (_, index) => ({
  firstName: `Ad ${index}`,
  lastName: 'Soyad',
  ndsSurname: 'Soyad',
  ndsYear: 1950 + (index % 50),
  title: '',
  profession: 'Ressam',
  awardYear: null,
}));

function show(search: string) {
  const routes = [{ path: '/', element: <AwardDirectory awards={many} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/${search}`] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const rowsIn = (html: string) => html.match(/<tr class=/g)?.length ?? 0;

test('a long list shows its start and links to the rest', () => {
  const first = show('');
  expect(first).toContain('5000 mezun');
  expect(rowsIn(first)).toBe(250);
  expect(first).toMatch(/<a [^>]*href="\/\?adet=500"[^>]*>Daha fazla göster/);
  expect(rowsIn(show('?adet=500'))).toBe(500);
});

test('a search counts all results and has no further link when all are shown', () => {
  const html = show('?ara=ad+499&yil=1999');
  expect(html).toContain('5000 mezundan 2 kişi');
  expect(html).not.toContain('Daha fazla göster');
});
