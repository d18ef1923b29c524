import { describe, expect, test } from 'vitest';
import { compileProse } from '../../../src/build/prose/compile-prose';
import { typeset } from '../../../src/build/prose/typeset';
import { blocksText, inlineText } from '../../../src/lib/text/prose';

const compile = (...lines: string[]) => compileProse(['# Başlık', '', ...lines].join('\n'), 'metin.md');

describe('a text', () => {
  test('has its title, its introduction and its sections with their anchors', () => {
    const { title, intro, sections } = compile('Giriş.', '', '## Şubat ayı', '', 'Bir.', '', '## Üç {#uc}');
    expect(title).toBe('Başlık');
    expect(blocksText(intro)).toBe('Giriş.');
    expect(sections.map(({ id, title: name }) => [id, name])).toEqual([
      ['subat-ayi', 'Şubat ayı'],
      ['uc', 'Üç'],
    ]);
    expect(blocksText(sections[0]?.blocks ?? [])).toBe('Bir.');
  });

  test('has paragraphs, both kinds of lists, quotes and subheadings', () => {
    const { intro } = compile(
      'Sarılmış\nbir satır.',
      '',
      '1. bir',
      '2. iki',
      '',
      '- üç',
      '',
      '> Söz.',
      '',
      '### Alt başlık',
    );
    expect(intro).toEqual([
      { kind: 'paragraph', content: ['Sarılmış bir satır.'] },
      { kind: 'list', isOrdered: true, items: [['bir'], ['iki']] },
      { kind: 'list', isOrdered: false, items: [['üç']] },
      { kind: 'quote', content: ['Söz.'] },
      { kind: 'subheading', content: ['Alt başlık'] },
    ]);
  });

  test('has emphasis and links, also nested', () => {
    const { intro } = compile('Bu **çok _önemli_** [bir yer](/aidat).');
    expect(intro).toEqual([
      {
        kind: 'paragraph',
        content: [
          'Bu ',
          { kind: 'strong', content: ['çok ', { kind: 'emphasis', content: ['önemli'] }] },
          ' ',
          { kind: 'link', href: '/aidat', content: ['bir yer'] },
          '.',
        ],
      },
    ]);
    expect(blocksText(intro)).toBe('Bu çok önemli bir yer.');
  });
});

describe('unsupported Markdown is refused with the file, the line and a solution', () => {
  test.each([
    [
      'a text without a title',
      ['Başlıksız'],
      /^metin\.md:1: begin the text with its title, as in "# Başlık"$/,
    ],
    ['an empty text', [], /^metin\.md:1: begin the text/],
    ['a picture', ['# A', '', 'Bir', '', '![kapı](kapi.png)'], /^metin\.md:5: image is not understood; use/],
    ['a table of code', ['# A', '', '```', 'x', '```'], /^metin\.md:3: code is not understood/],
    ['raw HTML', ['# A', '', '<b>x</b>'], /^metin\.md:3: html is not understood/],
    ['a second title', ['# A', '', '# B'], /^metin\.md:3: a heading of depth 1 is not understood/],
    ['an empty item', ['# A', '', '- bir', '-'], /^metin\.md:4: write the words of this item or quote$/],
    ['an item of two paragraphs', ['# A', '', '- bir', '', '  iki'], /^metin\.md:5: more than one paragraph/],
    ['a list in a list', ['# A', '', '- bir', '  - iki'], /^metin\.md:4: more than one paragraph/],
    [
      'an anchor used twice',
      ['# A', '', '## Bir', '', '## Bir'],
      /^metin\.md:5: an earlier section has the anchor "bir"; give this one its own: "## Bir \{#…\}"$/,
    ],
  ])('%s', (_, lines, message) => {
    expect(() => compileProse(lines.join('\n'), 'metin.md')).toThrow(message);
  });
});

describe('typesetting', () => {
  test.each([
    ["1987'de Derneği'nin", '1987’de Derneği’nin'],
    ['"Dernek" olarak', '“Dernek” olarak'],
    ['Madde 1 - Amaç', 'Madde\u00a01 – Amaç'],
    ['20 Ocak’ta, 1 Nisan 2023', '20\u00a0Ocak’ta, 1\u00a0Nisan\u00a02023'],
    ['450 TL, 30 gün içinde, yüzde 5', '450\u00a0TL, 30\u00a0gün içinde, yüzde\u00a05'],
    ['15 iş günü, 6698 sayılı, 10. maddesi', '15\u00a0iş günü, 6698\u00a0sayılı, 10.\u00a0maddesi'],
    ['e-posta ve 2009-2025', 'e-posta ve 2009-2025'],
  ])('%s', (typed, set) => {
    expect(typeset(typed)).toBe(set);
  });

  test('an apostrophe after emphasis is typographic, too', () => {
    const [paragraph] = compile("_Divit_'in yazarı").intro;
    expect(paragraph?.kind === 'paragraph' && inlineText(paragraph.content)).toBe('Divit’in yazarı');
  });
});
