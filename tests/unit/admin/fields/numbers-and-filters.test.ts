import { describe, expect, test } from 'vitest';
import type { FieldFilter } from '../../../../admin/fields/field-kind';
import { registry } from '../../../../admin/fields/registry';
import type { FieldOf, Kind } from '../../../../admin/schema/types';
import { fieldFilter, fieldKind, fieldToText } from '../../../../admin/fields/form-codec';
import { tableOf, writeCsv } from '../../../../admin/screens/csv/csv-format';
import { memberPerks } from '../../../../admin/resources/member-perks';
import { complaint } from './complaint';

const filterOf = <K extends Kind>(field: FieldOf<K>): FieldFilter | undefined =>
  registry[field.kind].filter?.(field);
const is = (operator: string, value: unknown) => ({ field: 'c', operator, value });
const now = new Date('2026-05-12T10:00:00Z');

describe('a filter', () => {
  test.each([
    ['publish', 'taslak', [is('null', null)]],
    ['publish', 'zamanlandi', [is('gt', now.toISOString())]],
    ['publish', 'yayinda', [is('lte', now.toISOString())]],
    ['boolean', 'evet', [is('eq', true)]],
    ['month', '10', [is('eq', 10)]],
    ['year', '2025', [is('gte', 2025), is('lte', 2025)]],
    ['year', '2020..', [is('gte', 2020)]],
    ['year', '2025; drop', null],
    ['category', 'Sağlık, spor & "ev"', [is('eq', 'Sağlık, spor & "ev"')]],
    ['category', '(boş)', [is('null', null)]],
    ['date', '2026-05-01..2026-05-31', [is('gte', '2026-05-01'), is('lte', '2026-05-31')]],
    // A day in Istanbul begins three hours before one in UTC; in the winter of 2015, two.
    [
      'datetime',
      '2026-05-01..2026-05-31',
      [is('gte', '2026-04-30T21:00:00.000Z'), is('lt', '2026-05-31T21:00:00.000Z')],
    ],
    ['datetime', '..2015-12-31', [is('lt', '2015-12-31T22:00:00.000Z')]],
  ] as const)('of kind %s turns the choice “%s” into a backend filter', (kind, choice, filters) => {
    expect(filterOf({ name: 'c', kind, label: 'C' })?.narrow(choice, now)).toEqual(filters);
  });

  test.each([
    ['date', '2026-05-01..2026-05-31', '1 Mayıs 2026 – 31 Mayıs 2026'],
    ['date', '2026-05-01..2026-05-01', '1 Mayıs 2026'],
    ['date', '2026-05-01..', '1 Mayıs 2026 ve sonrası'],
    ['year', '2020..2026', '2020 – 2026'],
    ['datetime', '..2026-05-31', '31 Mayıs 2026 ve öncesi'],
  ] as const)('of kind %s shows the choice “%s” in words', (kind, choice, words) => {
    expect(filterOf({ name: 'c', kind, label: 'C' })?.toWords(choice)).toBe(words);
  });

  const NO_DAYS = ['', '..', '2026-02-30..', '2026-05-02..2026-05-01', '0002-05-01..', 'a..b'];
  test.each([...NO_DAYS, '..a..'])('ignores “%s” as a choice of days', (choice) => {
    expect(filterOf({ name: 'c', kind: 'date', label: 'C' })?.narrow(choice, now)).toBeNull();
  });
});

const kind = fieldKind('number');
const limits = { min: 0, max: 10_000, decimals: 2 };
const price: FieldOf<'number'> = { name: 'price', kind: 'number', label: 'Fiyat', unit: 'TL', ...limits };
const discount: FieldOf<'number'> = { name: 'discount', kind: 'number', label: 'İndirim', unit: '%' };

describe('a number', () => {
  test.each([
    ['as the embedded server writes it', '1250.50'],
    ['as the hosted one writes it', 1250.5],
  ])('is read %s, and shown with a decimal comma and its unit', (_, stored) => {
    expect(kind.toForm(stored, price)).toBe('1250,5');
    expect(fieldToText(price, stored)).toBe('1.250,50 TL');
  });

  test.each([
    ['1250,5', 1250.5],
    ['1.250,50', 1250.5],
    ['12.5', 12.5],
    [' 1 250 ', 1250],
  ])('typed as “%s” is %d', (typed, stored) => {
    expect(kind.toRow(typed, price)).toBe(stored);
  });

  test.each([
    ['on iki', 'Sayıyı rakamla yazın (örneğin 1250 ya da 12,5).'],
    ['12,345', 'Virgülden sonra en çok 2 basamak yazabilirsiniz.'],
    ['-0,5', 'En az 0 TL yazabilirsiniz.'],
    ['10.000,01', 'En çok 10.000 TL yazabilirsiniz.'],
    ['', null],
  ])('typed as “%s” has the message: %s', async (typed, sentence) => {
    expect(await complaint(kind.rules(price), typed)).toBe(sentence);
  });

  test('with a percent sign is shown after it, and must be whole unless decimals are declared', async () => {
    expect(fieldToText(discount, 15)).toBe('%15');
    expect(await complaint(kind.rules(discount), '12,5')).toBe('Virgülsüz, tam bir sayı yazın.');
  });

  test('is exported as digits only, so that a spreadsheet can sum it', () => {
    const resource = { ...memberPerks, fields: [discount, price] };
    const csv = writeCsv(tableOf(resource, [{ id: 1, discount: 15, price: '1250.50' }]));
    expect(csv.split('\r\n')[1]).toBe('15;"1250,5"');
  });
});

describe('the filter of a number', () => {
  const filter = fieldFilter(price);
  const now = new Date();

  const is = (operator: string, value: number) => ({ field: 'price', operator, value });

  test.each([
    ['10..20.5', [is('gte', 10), is('lte', 20.5)]],
    ['10..', [is('gte', 10)]],
  ])('applies the choice “%s”', (choice, filters) => {
    expect(filter?.narrow(choice, now)).toEqual(filters);
  });

  test.each(['', '..', '20..10', 'a..b', '1..2..3', '1e9..'])('ignores “%s”', (choice) => {
    expect(filter?.narrow(choice, now)).toBeNull();
  });
});
