import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resources } from '../../../admin/resources/index';
import { fillPath } from '../../../admin/schema/placeholders';
import { createRoutes } from '../../../src/app/routes';
import { createServices } from '../../../src/app/services';
import { CONFIG, ORIGIN } from '../app/fake-api';

const routes = createRoutes(createServices({ config: CONFIG, origin: ORIGIN, waits: false }));
const addresses = resources.flatMap(({ table, publicPath }) => {
  const address = publicPath && fillPath(publicPath, { id: 1, slug: 'ornek' });
  return address ? [[table, address] as const] : [];
});

test.each(addresses)('the public path of %s, %s, is a page of the site', (_, address) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.path).toMatch(/^[^*]*:[^*]*$/);
});

test('announcements, events and alumni news have pages of their own', () => {
  expect(addresses.map(([table]) => table)).toEqual(['announcements', 'events', 'alumni_news']);
});
