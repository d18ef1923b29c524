import { expect, test } from 'vitest';
import { formatLira, kurusOf, onlineAmount, parseLira } from '../../../src/content/fees';

const format = (kurus: number) => formatLira(kurus).replaceAll('\u00a0', ' ');

test('lira of the database are whole kuruş', () => {
  expect([450, 19.99, 0.29, 1_000_000].map(kurusOf)).toEqual([45_000, 1_999, 29, 100_000_000]);
});

test('the amount to pay online is the amount times 1.05, for the provider’s 5%, rounded to the kuruş', () => {
  expect(format(onlineAmount(45_000, 5))).toBe('472,50 TL');
  const amounts = [1, 10, 33, 100_000_000].map((amount) => onlineAmount(amount, 5));
  expect(amounts).toEqual([1, 11, 35, 105_000_000]);
});

test.each<readonly [string, number | null]>([
  ['450', 45_000],
  [' 450 TL ', 45_000],
  ['1.250', 125_000],
  ['1.250,50', 125_050],
  ['472.50', 47_250],
  ['0,01', 1],
  ['1.000.000', 100_000_000],
  ...['', '   ', '0', '0,00', '-5', 'dört yüz elli', '12,345', '1.25.0'].map((text) => [text, null] as const),
  ...['1,250.50', '1000000,01', '4 5 0 lira', '1e3'].map((text) => [text, null] as const),
])('an amount is read as people type it: “%s” is %s', (text, kurus) => {
  expect(parseLira(text)).toBe(kurus);
});
