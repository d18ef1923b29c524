import { expect, test } from 'vitest';
import { parseCsv } from '../../../src/build/csv';

test('names each field by the header', () => {
  expect(parseCsv('ad,meslek\nIşık,Ressam\nOya,Şair\n')).toEqual([
    { ad: 'Işık', meslek: 'Ressam' },
    { ad: 'Oya', meslek: 'Şair' },
  ]);
});

test('preserves quoted commas, quotes and line breaks', () => {
  expect(parseCsv('ad,meslek\n"Işık ""Deniz""","Yazar, şair\nve çevirmen"')).toEqual([
    { ad: 'Işık "Deniz"', meslek: 'Yazar, şair\nve çevirmen' },
  ]);
});

test.each(['ad,meslek\r\nOya,\r\n', '\uFEFFad,meslek\nOya,\n', 'ad,meslek\rOya,', 'ad,meslek\n\nOya,""\n\n'])(
  'reads the spreadsheet’s text %j',
  (text) => {
    expect(parseCsv(text)).toEqual([{ ad: 'Oya', meslek: '' }]);
  },
);

test('has no records in an empty file or one with a header alone', () => {
  expect(parseCsv('')).toEqual([]);
  expect(parseCsv('ad,meslek\n')).toEqual([]);
});

test.each(['ad\n"Oya', 'ad\n"Oya" Su'])('refuses the misplaced quote in %j', (text) => {
  expect(() => parseCsv(text)).toThrow(/quote/i);
});

test('refuses a line that does not fit the header', () => {
  expect(() => parseCsv('ad,meslek\nOya,Şair,Ankara')).toThrow(
    'record 1: Too many fields: expected 2 fields but parsed 3',
  );
});
