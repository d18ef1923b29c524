import { describe, expect, test } from 'vitest';
import {
  fieldFilter,
  fieldKind,
  fieldToText,
  toChanges,
  toForm,
  toRow,
} from '../../../../admin/fields/form-codec';
import { announcements } from '../../../../admin/resources/announcements';
import '../../../../admin/resources/index';
import { formSelect, listSelect } from '../../../../admin/schema/derive';
import type { FieldOf, ResourceDefinition } from '../../../../admin/schema/types';
import { complaint } from './complaint';
import { removePhoto, restorePhoto, type AlbumValue } from '../../../../admin/fields/gallery/use-album';
import { events } from '../../../../admin/resources/events';

const status: FieldOf<'select'> = {
  name: 'status',
  kind: 'select',
  label: 'Durum',
  options: [
    { value: 'open', label: 'Yer var' },
    { value: 'full', label: 'İçi dolu' },
  ],
};

describe('a select', () => {
  const kind = fieldKind('select');

  test('is stored by its value and shown by its label', () => {
    expect(kind.toRow('full', status)).toBe('full');
    expect(kind.toRow('', status)).toBeNull();
    expect(fieldToText(status, 'full')).toBe('İçi dolu');
    expect(fieldToText(status, null)).toBe('');
  });

  test('with an option that is no longer declared shows it as stored and reports it at the field', async () => {
    expect(kind.toForm('closed', status)).toBe('closed');
    expect(fieldToText(status, 'closed')).toBe('closed');
    expect(await complaint(kind.rules(status), 'closed')).toBe(
      '“closed” artık seçenekler arasında yok; listeden birini seçin.',
    );
    expect(await complaint(kind.rules(status), 'open')).toBeNull();
    expect(await complaint(kind.rules(status), '')).toBeNull();
  });

  test.each([
    ['Yer var', 'open'],
    ['yer var', 'open'],
    ['FULL', 'full'],
    ['ici dolu', 'full'],
    ['', ''],
    ['belki', undefined],
  ])('in an imported table is read from “%s” as %s', (cell, value) => {
    expect(kind.fromText?.(cell, status)).toBe(value);
  });
});

const perk: FieldOf<'relation'> = { name: 'perk_id', kind: 'relation', label: 'Avantaj', to: 'member_perks' };
const resource: ResourceDefinition = {
  ...announcements,
  fields: [...announcements.fields, perk],
  list: { ...announcements.list, columns: ['title', 'perk_id'] },
};
const stored = { id: 12, title: 'Kestane Kitabevi (Moda)' };

describe('a relation', () => {
  const kind = fieldKind('relation');

  test('is read with the title of its row, in lists and in forms', () => {
    const embedded = 'perk_id:member_perks!announcements_perk_id_fkey(id,title:business_name)';
    expect(listSelect(resource)).toContain(embedded);
    expect(formSelect(resource)).toContain(embedded);
  });

  test('is shown by its title and stored by its id', () => {
    expect(fieldToText(perk, stored)).toBe('Kestane Kitabevi (Moda)');
    expect(kind.toRow(kind.toForm(stored, perk), perk)).toBe(12);
    expect([kind.toForm(null, perk), kind.toRow(null, perk)]).toEqual([null, null]);
    expect(fieldToText(perk, null)).toBe('');
  });

  test('that is unchanged is not written', () => {
    const initial = toForm(resource, { title: 'Bahar', perk_id: stored });
    expect(toChanges(resource, { ...initial, perk_id: { id: 13, title: 'Fırın' } }, initial)).toEqual({
      perk_id: 13,
    });
    expect(toChanges(resource, initial, initial)).toEqual({});
  });

  test('is written to tables and addresses as title and id, and read from them', () => {
    const written = kind.toCsv?.(stored, perk) ?? '';
    expect(written).toBe('Kestane Kitabevi (Moda) (12)');
    expect(kind.fromText?.(written, perk)).toEqual(stored);
    expect(kind.fromText?.('12', perk)).toEqual({ id: 12, title: '' });
    expect(kind.fromText?.('', perk)).toBeNull();
    expect(kind.fromText?.('Kestane', perk)).toBeUndefined();
    const filter = fieldFilter(perk);
    expect(filter?.narrow(written, new Date())).toEqual([{ field: 'perk_id', operator: 'eq', value: 12 }]);
    expect(filter?.narrow('Kestane', new Date())).toBeNull();
    expect(filter?.toWords(written)).toBe('Kestane Kitabevi (Moda)');
  });
});

const album: AlbumValue = { photos: ['/a', '/b', '/c'], captions: { '/b': 'Çınaraltı', '/c': '' } };

describe('an album', () => {
  test('restores a removed photo with its description at its position', () => {
    const [rest, removed] = removePhoto(album, '/b');
    expect(rest).toEqual({ photos: ['/a', '/c'], captions: { '/c': '' } });
    expect(restorePhoto(rest, removed)).toEqual(album);
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

  test('is stored with clean descriptions; one of blanks is none, and an empty one is decoration', () => {
    const gallery_alt = { '/a': '\u202aAvlu\u00a0ve\u200b çınar ', '/b': '\u200b ', '/c': '' };
    expect(toRow(events, toForm(events, { gallery_alt })).gallery_alt).toEqual({
      ...{ '/a': 'Avlu ve çınar', '/c': '' },
    });
  });
});
