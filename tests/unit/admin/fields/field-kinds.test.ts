// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fieldKind, fieldToText, fillWords, toForm, toRow } from '../../../../admin/fields/form-codec';
import { registry } from '../../../../admin/fields/registry';
import { alumniNews } from '../../../../admin/resources/alumni-news';
import { awardRecipients } from '../../../../admin/resources/award-recipients';
import { bulletins } from '../../../../admin/resources/bulletins';
import { calendar } from '../../../../admin/resources/calendar';
import { events } from '../../../../admin/resources/events';
import { memberPerks } from '../../../../admin/resources/member-perks';
import { askedSlug } from '../../../../admin/fields/slug/slug-kind';
import type { FieldOf } from '../../../../admin/schema/field-types';
import { complaint } from './complaint';
import { rowTitle } from '../../../../admin/crud/row/row-title';

describe('every kind', () => {
  const kinds = Object.keys(registry).sort();
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(path.resolve(file), 'utf8').matchAll(pattern)].map(([, kind]) => kind ?? '');

  test('has a field in the content type that browser tests fill in', () => {
    const file = 'tests/fixtures/added-resource/samples.ts.txt';
    expect([...new Set(namesIn(file, /kind: '(\w+)'/g))].sort(), `kinds in ${file}`).toEqual(kinds);
  });

  test('is explained in the table of kinds', () => {
    const cells = namesIn('admin/README.md', /^\| (`\w+`(?: `\w+`)*) +\|.*\|.*\|.*\|.*\|$/gm);
    const explained = cells.flatMap((cell) => cell.replaceAll('`', '').split(' '));
    expect(explained.sort(), 'kinds in admin/README.md').toEqual(kinds);
  });
});

const slug: FieldOf<'slug'> = {
  name: 'slug',
  kind: 'slug',
  label: 'Adres',
  from: 'title',
  maxLength: 12,
  fallback: 'haber',
};

describe('slug', () => {
  const kind = fieldKind('slug');

  test('blank is left for the save to fill, and typed text becomes an address', () => {
    expect(kind.toRow('  ', slug)).toBeNull();
    expect(kind.toRow('Çağrı Günü İçin', slug)).toBe('cagri-gunu-i');
    expect(kind.toForm(null, slug)).toBe('');
    expect(kind.toText(null, slug)).toBe('');
  });

  test('of a row that leads to its source instead is null in the row and the form, and has words elsewhere', () => {
    const optional = { ...slug, orLeadsTo: 'link' };
    expect(kind.toForm(null, optional)).toBeNull();
    expect(kind.toRow(null, optional)).toBeNull();
    // A new row has a page.
    expect(kind.toForm(undefined, optional)).toBe('');
    expect(kind.toText(null, optional)).toBe('Kendi sayfası yok');
    expect(kind.fromText?.('kendi sayfası yok', optional)).toBeNull();
    expect(kind.fromText?.('kendi sayfası yok', slug)).toBe('kendi sayfası yok');
  });

  test('is asked for by what is typed, else by the title', () => {
    expect(askedSlug(slug, { title: 'Çağrı', slug: '' })).toBe('cagri');
    expect(askedSlug(slug, { title: 'Çağrı', slug: 'Gün' })).toBe('gun');
    expect(askedSlug(slug, { title: ' ', slug: ' ' })).toBe('haber');
    expect(askedSlug(slug, { title: 'Çağrı', slug: null })).toBeNull();
  });
});

describe('url, email and phone', () => {
  test.each([
    [
      'url',
      'https://ornek.example/a',
      'ornek.example',
      'Başka bir sitenin adresi https:// ile başlar (https://ornek.org); bu sitenin sayfası için /aidat gibi yazın.',
    ],
    [
      'url',
      '/uyelik',
      'javascript:alert(1)',
      'Başka bir sitenin adresi https:// ile başlar (https://ornek.org); bu sitenin sayfası için /aidat gibi yazın.',
    ],
    ['email', 'ad@ornek.example', 'ad@ornek', 'Geçerli bir e-posta adresi yazın.'],
    ['phone', '+90 (212) 555 00 00', '12 34', 'Telefon numarası 7 ile 15 rakam arasında olmalı.'],
  ] as const)('%s takes %s and explains what is wrong with %s', async (name, right, wrong, sentence) => {
    const rules = fieldKind(name).rules({ name: 'x', kind: name, label: 'X' });
    expect(await complaint(rules, right)).toBeNull();
    expect(await complaint(rules, '')).toBeNull();
    expect(await complaint(rules, wrong)).toBe(sentence);
  });
});

describe('datetime', () => {
  test('an end before its start is refused', async () => {
    const field: FieldOf<'datetime'> = {
      name: 'ends_at',
      kind: 'datetime',
      label: 'Bitiş',
      notBefore: 'starts_at',
    };
    const rules = fieldKind('datetime').rules(field);
    const start = { starts_at: '2026-05-12T14:30' };
    expect(await complaint(rules, '2026-05-12T14:29', start)).toBe('Bitiş, başlangıçtan önce olamaz.');
    expect(await complaint(rules, '2026-05-12T14:30', start)).toBeNull();
    expect(await complaint(rules, '', start)).toBeNull();
  });

  test.each([
    ['12.05.2026 14.30', '2026-05-12T14:30'],
    ['12 Mayıs 2026, 9:05', '2026-05-12T09:05'],
    ['2026-05-12T14:30:00', '2026-05-12T14:30'],
    ['12.05.2026', '2026-05-12T00:00'],
    ['', ''],
    ['yarın', undefined],
    ['12.05.2026 25.00', undefined],
  ])('a table’s “%s” is read as %s', (text, clock) => {
    expect(fieldKind('datetime').fromText?.(text, { name: 'a', kind: 'datetime', label: 'A' })).toBe(clock);
  });
});

describe('date', () => {
  const field: FieldOf<'date'> = { name: 'date', kind: 'date', label: 'Tarih' };

  test.each([
    ['5.3.2027', '2027-03-05'],
    ['05/03/2027', '2027-03-05'],
    ['5 Mart 2027', '2027-03-05'],
    ['5 mart 2027', '2027-03-05'],
    ['2027-03-05', '2027-03-05'],
    [' ', ''],
    ['31.02.2027', undefined],
    ['Mart 2027', undefined],
  ])('a table’s “%s” is read as %s', (text, date) => {
    expect(fieldKind('date').fromText?.(text, field)).toBe(date);
  });

  test.each([
    ['date', '31.02.2027', '“31.02.2027” bir tarih olarak okunamadı; 12.05.2026 gibi yazın.'],
    ['date', '2027-03-05', null],
    ['date', '', null],
    [
      'datetime',
      'yarın akşam',
      '“yarın akşam” tarih ve saat olarak okunamadı; 12.05.2026, 14.30 gibi yazın.',
    ],
    ['datetime', '2027-03-05T14:30', null],
    ['publish', '5', '“5” tarih ve saat olarak okunamadı; 12.05.2026, 14.30 gibi yazın.'],
  ] as const)(
    'a %s typed as “%s” is reported where it cannot be read and stays typed',
    async (name, typed, sentence) => {
      const kind = fieldKind(name);
      const typedField = { name: 'when', kind: name, label: 'Gün' } as const;
      expect(await complaint(kind.rules(typedField), typed)).toBe(sentence);
      if (sentence !== null) expect(kind.toRow(typed, typedField)).toBeNull();
    },
  );

  test('no time zone changes the day', () => {
    expect(fieldKind('date').toForm('2027-01-01', field)).toBe('2027-01-01');
    expect(fieldKind('date').toRow('2027-01-01', field)).toBe('2027-01-01');
    expect(fieldToText(field, '2027-01-01')).toBe('1 Ocak 2027');
  });
});

describe('year and month', () => {
  test('start in the present month of Istanbul', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T22:30:00Z') });
    expect(toForm(bulletins, undefined)).toMatchObject({ year: 2027, month: 1 });
    vi.useRealTimers();
  });

  test('a year that may stay empty does', () => {
    expect(toForm(awardRecipients, undefined)).toMatchObject({ nds_year: null, award_year: null });
  });

  test('a month is read from its name and from its number', () => {
    const field: FieldOf<'month'> = { name: 'month', kind: 'month', label: 'Ay' };
    const read = (text: string) => fieldKind('month').fromText?.(text, field);
    expect([read('Ağustos'), read('agustos'), read('8'), read(''), read('13'), read('Güz')]).toEqual([
      8,
      8,
      8,
      null,
      undefined,
      undefined,
    ]);
  });
});

describe('alt and gallery', () => {
  test('a decorative picture differs from an undescribed one', () => {
    const field: FieldOf<'alt'> = { name: 'cover_alt', kind: 'alt', label: 'Açıklama', of: 'cover_url' };
    const kind = fieldKind('alt');
    expect([kind.toForm(null, field), kind.toForm('', field)]).toEqual([null, '']);
    expect([kind.toRow(null, field), kind.toRow('', field), kind.toRow(' Ağaç ', field)]).toEqual([
      null,
      '',
      'Ağaç',
    ]);
  });

  test('an album reads every stored form and writes a list', () => {
    const row = toForm(events, {
      gallery: '["/a.webp", "/b.webp"]',
      gallery_alt: { '/a.webp': 'Ağaç', '/b.webp': 3 },
    });
    expect(row).toMatchObject({ gallery: ['/a.webp', '/b.webp'], gallery_alt: { '/a.webp': 'Ağaç' } });
    expect(toRow(events, row)).toMatchObject({
      gallery: ['/a.webp', '/b.webp'],
      gallery_alt: { '/a.webp': 'Ağaç' },
    });
  });
});

describe('a row in words', () => {
  test('is named by its title, by its pattern, or as untitled', () => {
    expect(rowTitle(bulletins, { id: 1, year: 2025, month: 10 })).toBe('Ekim 2025');
    expect(rowTitle(alumniNews, { id: 2, title: ' Yeni kitap ' })).toBe('Yeni kitap');
    expect(rowTitle(alumniNews, { id: 2, title: null })).toBe('Başlıksız');
  });

  test('is named with its title and day in the delete question', () => {
    const ask = (resource: typeof calendar, row: Record<string, unknown>) =>
      fillWords(resource, resource.confirmDelete, row);
    expect(ask(calendar, { title: 'Kermes', date: '2026-12-05' })).toBe(
      '“Kermes” (5 Aralık 2026) takvimden silinsin mi?',
    );
    expect(ask(memberPerks, { business_name: 'Örnek Fırın' })).toBe('“Örnek Fırın” avantajı silinsin mi?');
  });
});
