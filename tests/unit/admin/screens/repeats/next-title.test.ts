import { expect, test } from 'vitest';
import { nextTitle } from '../../../../../admin/screens/repeats/next-title';

test.each([
  ['39. Buluşma', '40. Buluşma'],
  ['39. BULUŞMA', '40. BULUŞMA'],
  ['2026 Pilav Günü', '2027 Pilav Günü'],
  ['39’uncu Buluşma', '40’ıncı Buluşma'],
  ["39'uncu Buluşma", "40'ıncı Buluşma"],
  ['39uncu Buluşma', '40ıncı Buluşma'],
  ['39’UNCU BULUŞMA', '40’INCI BULUŞMA'],
  ['Mezunlar Günü 2026', 'Mezunlar Günü 2027'],
  ['2026’nın son kahvaltısı', '2027’nin son kahvaltısı'],
  ['2026’da son kahvaltı, 3. yıl', '2027’de son kahvaltı, 4. yıl'],
  ['2025–2026 açılış konseri', '2026–2027 açılış konseri'],
  ['2026-27 dönemi tanışması', '2027-28 dönemi tanışması'],
  ['2026/2027 bursları', '2027/2028 bursları'],
  ['99. yıl balosu', '100. yıl balosu'],
])('%s is offered as %s', (title, expected) => {
  expect(nextTitle(title, 2026)).toBe(expected);
});

test.each([
  'Pilav Günü',
  '1956 mezunları buluşması',
  '29 Ekim Cumhuriyet Bayramı',
  '29. Ekim kutlaması',
  'Saat 14.30 kahvaltısı',
  '1.250 liralık kampanya',
  '20260 adım',
  '2020–2030 vizyonu',
  'Oda 12A’da sohbet',
  '',
])('“%s” has no year or ordinal of its own', (title) => {
  expect(nextTitle(title, 2026)).toBeNull();
});
