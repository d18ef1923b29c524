import { describe, expect, test } from 'vitest';
import { compileProse } from '../../../src/build/prose/compile-prose';
import { typeset } from '../../../src/build/prose/typeset';
import { blocksText, inlineText } from '../../../src/lib/text/prose';

const DATE = ['---', 'date: 2025-10-15', '---'];
const compile = (...lines: string[]) =>
  compileProse([...DATE, '# Başlık', '', ...lines].join('\n'), 'metin.md');

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

  test.each(['\n', '\r\n'])(
    'has a date, under comments that nobody reads, with lines that end in %j',
    (end) => {
      const head = ['---', '# Değişmesi karara bağlıdır.', 'date: 2025-10-15', '---', ''];
      expect(compileProse([...head, '# Başlık', '', 'Giriş.'].join(end), 'metin.md')).toMatchObject({
        date: '2025-10-15',
        title: 'Başlık',
        intro: [{ kind: 'paragraph', content: ['Giriş.'] }],
      });
    },
  );

  test('has paragraphs, both kinds of lists, quotes and subheadings', () => {
    const lists = ['1. bir', '2. iki', '', '- üç'];
    const { intro } = compile('Sarılmış\nbir satır.', '', ...lists, '', '> Söz.', '', '### Alt başlık');
    expect(intro).toEqual([
      { kind: 'paragraph', content: ['Sarılmış bir satır.'] },
      { kind: 'list', isOrdered: true, items: [['bir'], ['iki']] },
      { kind: 'list', isOrdered: false, items: [['üç']] },
      { kind: 'quote', content: ['Söz.'] },
      { kind: 'subheading', content: ['Alt başlık'] },
    ]);
  });
});

describe('unsupported Markdown is refused with the file, the line and a solution', () => {
  test.each([
    [
      'a text without a title',
      ['Başlıksız'],
      /^metin\.md:4: begin the text with its title, as in "# Başlık"$/,
    ],
    ['a picture', ['# A', '', 'Bir', '', '![kapı](kapi.png)'], /^metin\.md:8: image is not understood; use/],
    ['raw HTML', ['# A', '', '<b>x</b>'], /^metin\.md:6: html is not understood/],
    ['an empty item', ['# A', '', '- bir', '-'], /^metin\.md:7: write the words of this item or quote$/],
    ['a list in a list', ['# A', '', '- bir', '  - iki'], /^metin\.md:7: more than one paragraph/],
    [
      'an anchor used twice',
      ['# A', '', '## Bir', '', '## Bir'],
      /^metin\.md:8: an earlier section has the anchor "bir"; give this one its own: "## Bir \{#…\}"$/,
    ],
  ])('%s', (_, lines, message) => {
    expect(() => compileProse([...DATE, ...lines].join('\n'), 'metin.md')).toThrow(message);
  });

  test.each([
    ['no date', '# Başlık'],
    ['a day that does not exist', '---\ndate: 2025-02-30\n---\n# Başlık'],
  ])('%s', (_, markdown) => {
    expect(() => compileProse(markdown, 'metin.md')).toThrow(
      'metin.md:1: begin the text with its date, as in "---", "date: 2025-10-15", "---"',
    );
  });
});

describe('typesetting', () => {
  test.each([
    ['"Dernek" olarak', '“Dernek” olarak'],
    ['Madde 1 - Amaç', 'Madde\u00a01 – Amaç'],
    ['20 Ocak’ta, 1 Nisan 2023', '20\u00a0Ocak’ta, 1\u00a0Nisan\u00a02023'],
    ['450 TL, 30 gün içinde, yüzde 5', '450\u00a0TL, 30\u00a0gün içinde, yüzde\u00a05'],
    ['15 iş günü, 6698 sayılı, 10. maddesi', '15\u00a0iş günü, 6698\u00a0sayılı, 10.\u00a0maddesi'],
  ])('%s', (typed, set) => {
    expect(typeset(typed)).toBe(set);
  });

  test('an apostrophe after emphasis is typographic, too', () => {
    const [paragraph] = compile("_Divit_'in yazarı").intro;
    expect(paragraph?.kind === 'paragraph' && inlineText(paragraph.content)).toBe('Divit’in yazarı');
  });
});
