import { describe, expect, test } from 'vitest';
import { pickCover, pickEventHero } from '../../../src/shared/cover';
import { parseGallery } from '../../../src/shared/gallery';

describe('the cover of a row', () => {
  test('is read under its names in order', () => {
    expect(pickCover({ hero: '/h.webp', image: '/i.webp' })).toBe('/i.webp');
    expect(pickCover({ cover_url: ' /c.webp ', cover: '/d.webp' })).toBe('/c.webp');
  });

  test('passes over blank and unusable values', () => {
    expect(pickCover({ cover_url: '  ', cover: 'javascript:x', photo: '/p.webp', banner: 3 })).toBe(
      '/p.webp',
    );
    expect(pickCover({ cover_url: null })).toBeNull();
  });

  test('serves as an event’s hero when it has none of its own', () => {
    expect(pickEventHero({ hero_bg_url: '/h.webp', cover_url: '/c.webp' })).toBe('/h.webp');
    expect(pickEventHero({ hero_bg_url: '', cover_url: '/c.webp' })).toBe('/c.webp');
    expect(pickEventHero({})).toBeNull();
  });
});

describe('the gallery of a row', () => {
  test.each([
    ['an array', ['/a.webp', ' /b.webp ', '/a.webp', 5, null]],
    ['a JSON string', '["/a.webp","/b.webp"]'],
    ['a comma list', '/a.webp, /b.webp,,javascript:x'],
  ])('is read from %s, trimmed, each picture once', (_, gallery) => {
    expect(parseGallery({ gallery })).toEqual(['/a.webp', '/b.webp']);
  });

  test('is read under its other names when the first holds nothing', () => {
    expect(parseGallery({ gallery: [], images: ['https://a.tr/x.png'], photos: ['/b.webp'] })).toEqual([
      'https://a.tr/x.png',
    ]);
  });

  test.each([null, undefined, 7, '', '[broken', {}])('is empty for %j', (gallery) => {
    expect(parseGallery({ gallery })).toEqual([]);
  });
});
