import { expect, test } from 'vitest';
import { createHomePage } from '../../../../src/lib/database/home-places';
import { createPublicDatabase } from '../../../../src/lib/database/public-database';
import { CONFIG, fakeApi, ORIGIN } from '../../app/fake-api';

const MORNING = '2026-05-20T06:00:00+00:00';
const stored = { id: 7, title: 'Bahar', featured_home: true, published_at: null };

test.each([
  ['events', { starts_at: MORNING, ends_at: null }],
  ['announcements', { starts_at: null, ends_at: null }],
] as const)(
  'the home page’s %s are read with %j, and are featured until their moment',
  async (table, times) => {
    const columns = table === 'events' ? times : {};
    const api = fakeApi({ [table]: [{ ...stored, ...columns, featured_until: '2026-05-12T10:00:00Z' }] });
    const database = createPublicDatabase({ config: CONFIG, origin: ORIGIN, fetch: api.fetch });
    const page = createHomePage(() => ({ open: () => Promise.resolve(database) }));
    for (const [now, isFeatured] of [
      ['2026-05-12T09:59:59Z', true],
      ['2026-05-12T10:00:00Z', false],
    ] as const)
      expect(await page.readRows(table, new Date(now))).toMatchObject([{ id: 7, ...times, isFeatured }]);
    for (const { searchParams } of api.requests)
      expect(searchParams.get('select')?.includes('starts_at')).toBe(table === 'events');
  },
);
