import { describe, expect, test } from 'vitest';
import { rowId } from '../../../../../admin/crud/row/copied-values';
import { publicAddress, rowTitle } from '../../../../../admin/crud/row/row-title';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { announcements } from '../../../../../admin/resources/announcements';

const NOW = new Date('2026-05-12T10:00:00Z');

test('only a row’s number in the address is the id of a form', () => {
  expect(rowId('12')).toBe(12);
  for (const id of [undefined, '', '0', '-3', '1e3', 'abc', '12345678901234567890'])
    expect(rowId(id)).toBeNull();
});

describe('a row in the list', () => {
  test('is named by its title or as untitled', () => {
    expect(rowTitle(announcements, { id: 1, title: 'Bahar' })).toBe('Bahar');
    expect(rowTitle(announcements, { id: 1, title: ' ' })).toBe('Başlıksız');
  });

  test('links to the site only once visitors can see it', () => {
    const address = (published_at: string | null) =>
      publicAddress(announcements, { id: 7, published_at }, NOW);
    expect(address('2026-05-12T09:00:00Z')).toBe('/duyurular/7');
    expect(address('2026-05-12T11:00:00Z')).toBeNull();
    expect(address(null)).toBeNull();
  });

  test('links to its source if it has no page', () => {
    const published = { id: 7, published_at: '2026-05-12T09:00:00Z', link: 'https://gazete.example/' };
    const page = '/mezunlarimiz/mezunlardan-haberler/roman';
    expect(publicAddress(alumniNews, { ...published, slug: 'roman' }, NOW)).toBe(page);
    expect(publicAddress(alumniNews, { ...published, slug: null }, NOW)).toBe('https://gazete.example/');
    expect(publicAddress(alumniNews, { ...published, slug: null, link: '/aidat' }, NOW)).toBeNull();
    expect(publicAddress(alumniNews, { ...published, slug: null, published_at: null }, NOW)).toBeNull();
  });
});
