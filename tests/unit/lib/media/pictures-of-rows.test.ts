import { describe, expect, test } from 'vitest';
import { coverAlt, headAlt, pickCover, pickHero } from '../../../../src/lib/media/cover';
import { galleryAlt, parseGallery } from '../../../../src/lib/media/gallery';

test.each([
  [{ hero: '/h.webp', image: '/i.webp' }, '/i.webp'],
  [{ cover_url: ' /c.webp ', cover: '/d.webp' }, '/c.webp'],
  [{ cover_url: '  ', cover: 'javascript:x', photo: '/p.webp', banner: 3 }, '/p.webp'],
  [{ cover_url: null }, null],
  [{ cover_url: null, gallery: ['/g1.webp', '/g2.webp'] }, '/g1.webp'],
  [{ cover_url: '/c.webp', gallery: ['/g1.webp'] }, '/c.webp'],
])('the cover of %j is %s', (row, cover) => {
  expect(pickCover(row)).toBe(cover);
});

test.each([
  [{ hero_bg_url: '/h.webp', cover_url: '/c.webp' }, '/h.webp'],
  [{ hero_bg_url: '', cover_url: '/c.webp' }, '/c.webp'],
  [{ hero_bg_url: null, cover_url: null, gallery: ['/g1.webp'] }, '/g1.webp'],
  [{}, null],
])('the hero of the event %j is %s', (row, hero) => {
  expect(pickHero(row)).toBe(hero);
});

test.each([
  [{ cover_url: '/c.webp', cover_alt: 'Kapak' }, 'Kapak'],
  [{ cover_url: '/c.webp', cover_alt: 'Kapak', hero_bg_url: '/h.webp' }, null],
  [{}, null],
])('the picture in the head of the page of %j is described as %j', (row, alt) => {
  expect(headAlt(row)).toBe(alt);
});

const DESCRIBED = { cover_alt: 'Kapak', image_alt: 'Kart', image_url: '/i.webp' };

test.each([
  [{ ...DESCRIBED, cover_url: ' /c.webp ' }, 'Kapak'],
  [{ ...DESCRIBED, cover_url: 'javascript:x' }, 'Kart'],
  [{ ...DESCRIBED, cover: '/c.webp' }, ''],
  [{ cover_alt: 'Kapak' }, ''],
  [{ cover_url: '/i.webp', image_url: '/i.webp', image_alt: 'Kart' }, 'Kart'],
  [{ cover_url: null, gallery: ['/g1.webp'], gallery_alt: { '/g1.webp': 'Koro' } }, 'Koro'],
  [{ cover_url: null, gallery: ['/g1.webp'] }, ''],
])('the description of the cover of %j is “%s”', (row, text) => {
  expect(coverAlt(row)).toBe(text);
});

test.each([
  ['/a.webp', 'Koro'],
  ['/b.webp', ''],
  ['toString', null],
])('the description of a gallery picture %s: %j', (address, text) => {
  expect(galleryAlt({ gallery_alt: { '/a.webp': 'Koro', '/b.webp': '' } }, address)).toBe(text);
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

  test.each([null, 7, '[broken'])('is empty for %j', (gallery) => {
    expect(parseGallery({ gallery })).toEqual([]);
  });
});
