import { expect, test } from 'vitest';
import { resources } from '../../../../admin/resources/index';
import { fillPath } from '../../../../admin/schema/placeholders';
import { matchedRoute } from '../../../fixtures/matched-route';

const addresses = resources.flatMap(({ table, publicPath }) => {
  const address = publicPath && fillPath(publicPath, { id: 1, slug: 'ornek' });
  return address ? [[table, address] as const] : [];
});

test.each(addresses)('the public path of %s, %s, is a page of the site', (_, address) => {
  expect(matchedRoute(address).path).toMatch(/^[^*]*:[^*]*$/);
});

test('announcements, events and alumni news have pages of their own', () => {
  expect(addresses.map(([table]) => table)).toEqual(['announcements', 'events', 'alumni_news']);
});
