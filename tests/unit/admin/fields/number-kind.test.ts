import { describe, expect, test } from 'vitest';
import { readRange } from '../../../../admin/fields/number/decimal';
import { fieldFilter, fieldKind, fieldToText } from '../../../../admin/fields/form-codec';
import { rowsToCsv } from '../../../../admin/crud/csv/export';
import { memberPerks } from '../../../../admin/resources/member-perks';
import type { FieldOf } from '../../../../admin/schema/field-types';
import { complaint } from './complaint';

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
    expect(fieldToText(price, stored)).toBe('1.250,5 TL');
  });

  test('is empty where the row has none', () => {
    for (const stored of [null, undefined, '']) {
      expect(kind.toForm(stored, price)).toBe('');
      expect(fieldToText(price, stored)).toBe('');
    }
    expect(kind.toRow('  ', price)).toBeNull();
  });

  test.each([
    ['1250,5', 1250.5],
    ['1.250,50', 1250.5],
    ['1.250', 1250],
    ['12.5', 12.5],
    [' 1 250 ', 1250],
    ['-3', -3],
    ['0', 0],
  ])('typed as “%s” is %d', (typed, stored) => {
    expect(kind.toRow(typed, price)).toBe(stored);
  });

  test.each([
    ['on iki', 'Sayıyı rakamla yazın (örneğin 1250 ya da 12,5).'],
    ['1,2,3', 'Sayıyı rakamla yazın (örneğin 1250 ya da 12,5).'],
    ['12,345', 'Virgülden sonra en çok 2 basamak yazabilirsiniz.'],
    ['-0,5', 'En az 0 TL yazabilirsiniz.'],
    ['10.000,01', 'En çok 10.000 TL yazabilirsiniz.'],
    ['10.000', null],
    ['0', null],
    ['', null],
  ])('typed as “%s” has the message: %s', async (typed, sentence) => {
    expect(await complaint(kind.rules(price), typed)).toBe(sentence);
  });

  test('with a percent sign is shown after it, and must be whole unless decimals are declared', async () => {
    expect(fieldToText(discount, 15)).toBe('%15');
    expect(await complaint(kind.rules(discount), '12,5')).toBe('Virgülsüz, tam bir sayı yazın.');
  });

  test.each([
    ['%15', '15'],
    ['15', '15'],
    ['', ''],
    ['yarısı', undefined],
  ])('in an imported table is read from “%s” as %s', (cell, held) => {
    expect(kind.fromText?.(cell, discount)).toBe(held);
  });

  test('is exported as digits only, so that a spreadsheet can sum it', () => {
    const resource = { ...memberPerks, fields: [discount, price] };
    const csv = rowsToCsv(resource, [{ id: 1, discount: 15, price: '1250.50' }]);
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
    ['..-3', [is('lte', -3)]],
  ])('applies the choice “%s”', (choice, filters) => {
    expect(filter?.narrow(choice, now)).toEqual(filters);
  });

  test.each(['', '..', '20..10', 'a..b', '1', '1..2..3', '1e9..'])('ignores “%s”', (choice) => {
    expect(readRange(choice)).toBeNull();
    expect(filter?.narrow(choice, now)).toBeNull();
  });

  test.each([
    ['10..20.5', '10 TL – 20,5 TL'],
    ['10..', '10 TL ve üstü'],
    ['..1500', '1.500 TL ve altı'],
  ])('shows the choice “%s” in words', (choice, words) => {
    expect(filter?.toWords(choice)).toBe(words);
  });
});
