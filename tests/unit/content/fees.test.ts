import { describe, expect, test } from 'vitest';
import { formatLira, kurusOf, onlineAmount, parseLira } from '../../../src/content/fees';

/** Replaces no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('lira of the database are whole kuruş', () => {
  expect([450, 19.99, 0.29, 1_000_000].map(kurusOf)).toEqual([45_000, 1_999, 29, 100_000_000]);
});

describe('the amount to pay online', () => {
  test('is the amount times 1.05, for the provider’s 5%', () => {
    expect(plain(formatLira(onlineAmount(45_000, 5)))).toBe('472,50 TL');
  });

  test.each([
    [1, 1],
    [10, 11],
    [33, 35],
    [100_000_000, 105_000_000],
  ])('of %i kuruş is %i, rounded to the kuruş', (amount, expected) => {
    expect(onlineAmount(amount, 5)).toBe(expected);
  });
});

describe('an amount is read as people type it', () => {
  test.each([
    ['450', 45_000],
    [' 450 TL ', 45_000],
    ['₺450', 45_000],
    ['1.250', 125_000],
    ['1.250,50', 125_050],
    ['1250,5', 125_050],
    ['472.50', 47_250],
    ['0,01', 1],
    ['450,', 45_000],
    ['1.', 100],
    ['1.000.000', 100_000_000],
  ])('%s', (text, kurus) => {
    expect(parseLira(text)).toBe(kurus);
  });

  test.each([
    '',
    '   ',
    '0',
    '0,00',
    '-5',
    'dört yüz elli',
    '12,345',
    '1.25.0',
    '1,250.50',
    '1000000,01',
    '4 5 0 lira',
    '1e3',
  ])('but not “%s”', (text) => {
    expect(parseLira(text)).toBeNull();
  });
});

test('thousands are parted by dots and kuruş by a comma', () => {
  expect(plain(formatLira(123_456_789))).toBe('1.234.567,89 TL');
});
