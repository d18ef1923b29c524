import { expect, test } from 'vitest';
import { toForm } from '../../../../../admin/fields/form-codec';
import { announcements } from '../../../../../admin/resources/announcements';
import { cutAtDifference, differences } from '../../../../../admin/crud/form/differences';

test('only differing fields are compared, in words, and unchanged ones are marked', () => {
  const form = (row: object) =>
    toForm(announcements, { title: 'Bahar', lead: 'Giriş', featured_home: false, ...row });
  const found = differences(announcements, {
    started: form({}),
    mine: form({ title: 'Güz', featured_home: true }),
    stored: form({ title: 'Yaz', lead: null }),
  });
  expect(found).toEqual([
    { name: 'title', label: 'Başlık', mine: 'Güz', stored: 'Yaz' },
    { name: 'lead', label: 'Giriş', mine: null, stored: '' },
    { name: 'featured_home', label: 'Ana sayfada öne çıkar', mine: 'Evet', stored: 'Hayır' },
  ]);
});

test.each([
  [
    'one word',
    'Bahar şenliği başlıyor',
    'Bahar gezisi başlıyor',
    ['Bahar ', 'şenliği', ' başlıyor'],
    'gezisi',
  ],
  ['nothing in common', 'Güz', 'Yaz', ['', 'Güz', ''], 'Yaz'],
  ['words added', 'bir üç', 'bir iki üç', ['bir ', '', 'üç'], 'iki '],
  ['a repeated word', 'dur dur', 'dur', ['dur', ' dur', ''], ''],
  ['nothing', 'aynı', 'aynı', ['aynı', '', ''], ''],
] as const)(
  'texts are cut at whole words where they differ: %s',
  (_what, left, right, [before, changed, after], other) => {
    expect(cutAtDifference(left, right)).toEqual([
      { before, changed, after },
      { before, changed: other, after },
    ]);
  },
);

test('long common parts are shortened on their far side', () => {
  const common = 'söz '.repeat(40);
  const [cut] = cutAtDifference(`${common}bir ${common}`, `${common}iki ${common}`);
  expect(cut.before).toMatch(/^….*söz $/);
  expect(cut.after).toMatch(/^ söz.*…$/);
  expect([cut.before, cut.after].every((text) => text.length === 61)).toBe(true);
});
