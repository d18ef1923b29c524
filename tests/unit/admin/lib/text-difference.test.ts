import { expect, test } from 'vitest';
import { cutAroundChanges, textDifference } from '../../../../admin/lib/text-difference';

const SIGNS = { kept: '', added: '+', removed: '-' };
const signed = (parts: ReturnType<typeof textDifference>) =>
  parts.map(({ text, change }) => SIGNS[change] + text);

test.each([
  [
    'one word',
    'Bahar şenliği başlıyor',
    'Bahar gezisi başlıyor',
    ['Bahar ', '-şenliği ', '+gezisi ', 'başlıyor'],
  ],
  [
    'words in two places',
    'bir iki üç dört beş',
    'bir 2 üç dört 5',
    ['bir ', '-iki ', '+2 ', 'üç dört ', '-beş', '+5'],
  ],
  ['words side by side', 'bir iki üç dört', 'bir 2 3 dört', ['bir ', '-iki üç ', '+2 3 ', 'dört']],
  ['an ending', 'İğdır’dan gelen', 'Iğdır’a gelen', ['-İğdır’dan ', '+Iğdır’a ', 'gelen']],
  ['words added', 'bir üç', 'bir iki üç', ['bir ', '+iki ', 'üç']],
  ['a repeated word', 'dur dur', 'dur', ['dur', '-dur']],
  ['nothing in common', 'Güz', 'Yaz', ['-Güz', '+Yaz']],
  ['from nothing', '', 'Yaz geldi', ['+Yaz geldi']],
  ['to nothing', 'Yaz geldi', '', ['-Yaz geldi']],
  ['only spaces', 'bir  iki', 'bir iki', ['bir iki']],
])('texts are compared word by word: %s', (_what, before, after, parts) => {
  expect(signed(textDifference(before, after))).toEqual(parts);
});

test('a text that was rewritten is shown whole, not as a mixture', () => {
  const [before, after] = [
    'Akşam sahilde toplanıyoruz ve çay var',
    'Okulun bahçesinde buluşalım ve simit yiyelim',
  ];
  expect(signed(textDifference(before, after))).toEqual([`-${before}`, `+${after}`]);
});

test('long kept parts are shortened away from the changes, at whole words', () => {
  const common = 'söz '.repeat(60);
  const [start, removed, added, between, more, end] = cutAroundChanges(
    textDifference(`${common}bir ${common}${common}son`, `${common}iki ${common}yeni ${common}son`),
  ).map(({ text }) => text);
  expect(start).toMatch(/^… (?:söz )+$/);
  expect([removed, added, more]).toEqual(['bir ', 'iki ', 'yeni ']);
  expect(between).toMatch(/^(?:söz )+… (?:söz )+$/);
  expect(end).toMatch(/^(?:söz )+…$/);
  for (const [text, limit] of [
    [start, 61],
    [between, 121],
    [end, 61],
  ] as const)
    expect(text?.length).toBeLessThanOrEqual(limit);
});

test('of a long change the start and the end are shown', () => {
  const [part] = cutAroundChanges(textDifference('', `Başı ${'söz '.repeat(300)}sonu`), 200);
  expect(part?.text).toMatch(/^Başı .* … .* sonu$|^Başı .*$/);
  expect(part?.text.length).toBeLessThanOrEqual(202);
});

test('parts stay apart when a text ends at a change', () => {
  expect(signed(cutAroundChanges(textDifference('gezi ve çay', 'gezi')))).toEqual(['gezi ', '-ve çay']);
});
