import { describe, expect, test } from 'vitest';
import { coverAlt, pickCover, pickHero } from '../../../../src/lib/media/cover';
import { galleryAlt, parseGallery } from '../../../../src/lib/media/gallery';

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
    expect(pickHero({ hero_bg_url: '/h.webp', cover_url: '/c.webp' })).toBe('/h.webp');
    expect(pickHero({ hero_bg_url: '', cover_url: '/c.webp' })).toBe('/c.webp');
    expect(pickHero({})).toBeNull();
  });
});

describe('the description of a row’s cover', () => {
  const row = { cover_alt: 'Kapak', image_alt: 'Kart', image_url: '/i.webp' };

  test('belongs to the column of the cover that is used', () => {
    expect(coverAlt({ ...row, cover_url: ' /c.webp ' })).toBe('Kapak');
    expect(coverAlt({ ...row, cover_url: 'javascript:x' })).toBe('Kart');
    expect(coverAlt({ ...row, cover: '/c.webp' })).toBe('');
    expect(coverAlt({ cover_alt: 'Kapak' })).toBe('');
  });

  test('is empty for decorative and for undescribed covers', () => {
    expect(coverAlt({ cover_url: '/c.webp', cover_alt: '' })).toBe('');
    expect(coverAlt({ cover_url: '/c.webp', cover_alt: null })).toBe('');
    expect(coverAlt({ cover_url: '/i.webp', image_url: '/i.webp', image_alt: 'Kart' })).toBe('Kart');
  });
});

describe('the description of a gallery picture', () => {
  test.each([
    ['/a.webp', 'Koro'],
    ['/b.webp', ''],
    ['/c.webp', null],
    ['toString', null],
  ])('%s: %j', (address, text) => {
    expect(galleryAlt({ gallery_alt: { '/a.webp': 'Koro', '/b.webp': '' } }, address)).toBe(text);
  });

  test.each([undefined, null, 'Koro', { '/a.webp': 7 }])(
    'is unknown where descriptions are %j',
    (gallery_alt) => {
      expect(galleryAlt({ gallery_alt }, '/a.webp')).toBeNull();
    },
  );
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
