import { describe, expect, test } from 'vitest';
import { resources } from '../../../../admin/resources/index';
import { announcements } from '../../../../admin/resources/announcements';
import { events } from '../../../../admin/resources/events';
import { ownedFiles } from '../../../../admin/fields/form-codec';
import { dayField, fieldAtFault, isAside } from '../../../../admin/schema/derive';
import { fillPath } from '../../../../admin/schema/placeholders';
import { matchedRoute } from '../../../fixtures/matched-route';

describe('a declaration determines', () => {
  test('the files that a row owns', () => {
    expect(ownedFiles(announcements, { cover_url: '/a.webp', hero_bg_url: null })).toEqual(['/a.webp']);
    const body = '<p>Önce</p><img alt="a > b" src="/b.webp"><img src="/c.webp" width="3">';
    expect(ownedFiles(events, { body, gallery: ['/d.webp'], gallery_alt: { '/d.webp': '' } })).toEqual([
      '/b.webp',
      '/c.webp',
      '/d.webp',
    ]);
  });

  test.each([
    ['title', 'title'],
    ['lead', 'lead'],
    ['featured_until_order', 'featured_until'],
    ['slug', null],
    ['titles', null],
  ])('the field a refusal blames: %s', (blamed, field) => {
    expect(fieldAtFault(announcements, blamed)).toBe(field);
  });
});

test.each([
  [undefined, false],
  ['Resimler', false],
  [{ heading: 'Resimler' }, false],
  [{ heading: 'Resimler', isAside: true }, true],
] as const)('the section %j stands beside the others: %s', (section, stands) => {
  expect(isAside(section)).toBe(stands);
});

test.each([
  ['starts_at', 'starts_at'],
  ['title', undefined],
  ['created_at', undefined],
])('a list of events that is sorted by %s has the day %s', (by, day) => {
  const list = { ...events.list, sort: [{ by, order: 'asc' }] } as const;
  expect(dayField({ ...events, list })?.name).toBe(day);
});

describe('placeholders', () => {
  const row = { id: 7, title: 'Bahar / Buluşma', slug: null };

  test('are replaced in an address with encoded values, and a missing value gives no address', () => {
    expect(fillPath('/duyurular/:id/:title', row)).toBe('/duyurular/7/Bahar%20%2F%20Bulu%C5%9Fma');
    expect(fillPath('/duyurular/:slug', row)).toBeNull();
  });
});

test('the public paths of announcements, events and alumni news are pages of the site', () => {
  const addresses = resources.flatMap(({ table, publicPath }) => {
    const address = publicPath && fillPath(publicPath, { id: 1, slug: 'ornek' });
    return address ? [[table, address] as const] : [];
  });
  expect(addresses.map(([table]) => table)).toEqual(['announcements', 'events', 'alumni_news']);
  for (const [, address] of addresses) expect(matchedRoute(address).path).toMatch(/^[^*]*:[^*]*$/);
});
