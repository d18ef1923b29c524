import { describe, expect, test } from 'vitest';
import { resources } from '../../../../admin/resources/index';
import { announcements } from '../../../../admin/resources/announcements';
import { events } from '../../../../admin/resources/events';
import { settings } from '../../../../admin/resources/settings';
import {
  fieldAtFault,
  fieldsOfKind,
  listFields,
  mediaFolder,
  ownedFiles,
} from '../../../../admin/schema/derive-fields';
import { resourceRoutes } from '../../../../admin/schema/derive-routes';
import { formSelect, listSelect } from '../../../../admin/schema/derive-select';
import { columnsInPath, columnsInText, fillPath, fillText } from '../../../../admin/schema/placeholders';
import { matchedRoute } from '../../../fixtures/matched-route';

describe('a declaration determines', () => {
  test('the routes of its list, create form, edit form and histories', () => {
    expect(resourceRoutes(announcements)).toEqual({
      list: '/admin/duyurular',
      create: '/admin/duyurular/yeni',
      edit: '/admin/duyurular/:id',
      history: '/admin/duyurular/:id/gecmis',
    });
  });

  test('one address for a singleton, which its declaration makes of its form alone', () => {
    expect(resourceRoutes(settings)).toEqual({
      ...{ list: '/admin/dernek-bilgileri', create: '/admin/dernek-bilgileri' },
      ...{ edit: '/admin/dernek-bilgileri', history: '/admin/dernek-bilgileri/:id/gecmis' },
    });
    expect(settings.labels.many).toBe('Dernek bilgileri');
    expect(JSON.parse(JSON.stringify(settings))).toEqual(settings);
  });

  test('the columns its list reads, without long texts', () => {
    expect(listSelect(announcements)).toBe('id,title,cover_url,published_at,featured_home');
  });

  test('the columns its form reads', () => {
    expect(formSelect(announcements)).toBe(
      'id,title,lead,body,excerpt,published_at,featured_home,featured_until,cover_url,cover_alt,hero_bg_url',
    );
  });

  test('the cells of a row, in the order of the list', () => {
    expect(listFields(announcements).map((field) => field.name)).toEqual(announcements.list.columns);
  });

  test('the folders in the media bucket', () => {
    const folders = fieldsOfKind(announcements, 'image').map((field) => mediaFolder(announcements, field));
    expect(folders).toEqual(['announcements', 'announcements/hero_bg']);
    const perks = { ...announcements, folder: 'perks' };
    expect(fieldsOfKind(perks, 'image').map((field) => mediaFolder(perks, field))[0]).toBe('perks');
  });

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

describe('placeholders', () => {
  const row = { id: 7, title: 'Bahar / Buluşma', slug: null };

  test('are found in sentences and paths', () => {
    expect(columnsInText('“{title}” ({id}) silinsin mi?')).toEqual(['title', 'id']);
    expect(columnsInPath('/duyurular/:id/:slug')).toEqual(['id', 'slug']);
  });

  test('are replaced in a sentence', () => {
    expect(fillText('“{title}” silinsin mi?', row)).toBe('“Bahar / Buluşma” silinsin mi?');
  });

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
