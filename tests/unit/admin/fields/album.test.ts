import { describe, expect, test } from 'vitest';
import {
  addPhotos,
  describePhoto,
  movePhoto,
  removePhoto,
  restorePhoto,
  type AlbumValue,
} from '../../../../admin/fields/gallery/album-changes';
import { fieldKind, toForm, toRow } from '../../../../admin/fields/form-codec';
import { events } from '../../../../admin/resources/events';
import type { FieldOf } from '../../../../admin/schema/field-types';
import { complaint } from './complaint';

const album: AlbumValue = { photos: ['/a', '/b', '/c'], captions: { '/b': 'Çınaraltı', '/c': '' } };
const photosOf = ({ photos }: AlbumValue) => photos.join(' ');

describe('an album', () => {
  test('appends new photos without duplicates', () => {
    expect(photosOf(addPhotos(album, ['/d', '/b', '/d']))).toBe('/a /b /c /d');
  });

  test.each([
    [0, 2, '/b /c /a'],
    [2, 0, '/c /a /b'],
    [1, 1, '/a /b /c'],
    [0, -1, '/a /b /c'],
    [2, 3, '/a /b /c'],
    [7, 0, '/a /b /c'],
  ])('moves the photo at %i to %i: %s', (from, to, order) => {
    expect(photosOf(movePhoto(album, from, to))).toBe(order);
  });

  test('restores a removed photo with its description at its position', () => {
    const [rest, removed] = removePhoto(album, '/b');
    expect(rest).toEqual({ photos: ['/a', '/c'], captions: { '/c': '' } });
    expect(restorePhoto(rest, removed)).toEqual(album);
  });

  test('restores a removed photo at the end when the album has become shorter', () => {
    const [rest, removed] = removePhoto(album, '/c');
    const [less] = removePhoto(rest, '/a');
    expect(photosOf(restorePhoto(less, removed))).toBe('/b /c');
  });

  test('distinguishes a decorative photo from one that is not described yet', () => {
    expect(describePhoto(album, '/a', '').captions).toEqual({ '/b': 'Çınaraltı', '/c': '', '/a': '' });
    expect(describePhoto(album, '/b', null).captions).toEqual({ '/c': '' });
  });
});

describe('the gallery’s column', () => {
  const field: FieldOf<'gallery'> = { name: 'gallery', kind: 'gallery', label: 'Albüm', maxItems: 2 };
  const kind = fieldKind('gallery');

  test.each<[string, unknown]>([
    ['a list', ['/a', ' /b ', '/a', 'javascript:alert(1)']],
    ['a list written as text', '["/a","/b"]'],
    ['a line with commas', '/a, /b'],
  ])('is read from %s', (_, stored) => {
    expect(kind.toForm(stored, field)).toEqual(['/a', '/b']);
  });

  test('is read with the descriptions that are text, and written as a list', () => {
    const stored = { gallery: '["/a", "/b"]', gallery_alt: { '/a': 'Ağaç', '/b': 3 } };
    const album = { gallery: ['/a', '/b'], gallery_alt: { '/a': 'Ağaç' } };
    expect(toForm(events, stored)).toMatchObject(album);
    expect(toRow(events, toForm(events, stored))).toMatchObject(album);
  });

  test.each([
    [['/a', '/b', '/c'], 'En çok 2 fotoğraf olabilir. Birkaçını kaldırın.'],
    [['/a', '/b'], null],
  ])('with %j reports too many photos: %s', async (photos, sentence) => {
    expect(await complaint(kind.rules(field), photos)).toBe(sentence);
  });
});
