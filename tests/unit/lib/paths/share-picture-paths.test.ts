import { expect, test } from 'vitest';
import { sharedRowOf, sharePicturePath } from '../../../../src/lib/paths/share-picture-paths';

const row = { id: 12, updated_at: '2026-05-12T09:00:00.123Z' };

test('a row’s preview picture has an address of its own, which changes with the row and not with the backend’s spelling', () => {
  const path = sharePicturePath('announcements', row);
  expect(path).toMatch(/^\/paylasim\/duyurular\/12-[\da-z]+\.jpg$/);
  expect(sharePicturePath('announcements', { ...row, updated_at: '2026-05-12 09:00:00.123+00' })).toBe(path);
  expect(sharePicturePath('announcements', { ...row, updated_at: '2026-05-12T09:00:01Z' })).not.toBe(path);
  expect(sharePicturePath('events', row)).toMatch(/^\/paylasim\/etkinlikler\/12-/);
});

test('the address leads back to its row, and no other address does', () => {
  for (const table of ['announcements', 'events', 'alumni_news'] as const) {
    expect(sharedRowOf(sharePicturePath(table, row))).toEqual({ table, id: 12 });
  }
  const others = [
    '/paylasim/dernek.jpg',
    '/paylasim/uyeler/12-a.jpg',
    '/paylasim/duyurular/0-a.jpg',
    '/paylasim/duyurular/12-a.png',
    '/paylasim/duyurular/12-../x.jpg',
  ];
  expect(others.map(sharedRowOf)).toEqual(others.map(() => null));
});
