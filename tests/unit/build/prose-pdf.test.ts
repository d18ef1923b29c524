import { readFile } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileProse } from '../../../src/build/prose/compile-prose';
import { prosePdf } from '../../../src/build/prose/prose-pdf';
import { blocksText, dateSentence } from '../../../src/lib/text/prose';

const LETTERS = 'Pijamalı hasta yağız şoföre çabucak güvendi: ĞÜŞİÖÇI, hâlâ';
const SECTIONS = 24;

/** Long enough for several pages, with every kind of block at a page’s edge. */
const text = compileProse(
  [
    '---\ndate: 2025-10-15\n---',
    '# AYDINLATMA METNİ',
    LETTERS,
    ...Array.from({ length: SECTIONS }, (_, index) =>
      [
        `## Bölüm ${index + 1}`,
        'Bir cümle daha. '.repeat(20),
        '### Alt başlık',
        '1. ilk **kalın** madde\n2. ikinci _eğik_ madde',
        '> Alıntı',
      ].join('\n\n'),
    ),
  ].join('\n\n'),
  'metin.md',
);

interface TaggedPart {
  role?: string;
  type?: string;
  children?: readonly TaggedPart[];
}

let bytes: Uint8Array = new Uint8Array();
let pdf: PDFDocumentProxy;

beforeAll(async () => {
  bytes = await prosePdf(text);
  pdf = await open(bytes);
});
afterAll(() => pdf.destroy());

describe('a text as a PDF', () => {
  test('has a title, a language and tags for screen readers', async () => {
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'AYDINLATMA METNİ', Language: 'tr-TR' });
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  test('can be read and searched, including Turkish letters', async () => {
    const words = (await wordsOf(pdf)).join(' ').replace(/\s+/g, ' ');
    expect(words).toContain(LETTERS);
    expect(words).toContain('ikinci eğik madde');
    expect(words).toContain('AYDINLATMA METNİ Bu metin 15 Ekim 2025 tarihlidir.');
  });

  test('embeds its three fonts', async () => {
    const names = await pagesOf(pdf, async (page) => {
      await page.getOperatorList();
      const { items } = await page.getTextContent();
      const ids = new Set(items.map((item) => ('fontName' in item ? item.fontName : '')));
      return [...ids]
        .filter((id) => id && page.commonObjs.has(id))
        .map((id) => fontAt(page.commonObjs.get(id)));
    });
    const fonts = new Set(names.flat());
    expect([...fonts].sort()).toEqual(['EBGaramond-Italic', 'EBGaramond-Regular', 'EBGaramond-SemiBold']);
  });

  test('tags each heading, list, item and quote once, also across pages', async () => {
    const roles = (await pagesOf(pdf, (page) => page.getStructTree())).flatMap((tree) => filledRoles(tree));
    const count = (role: string) => roles.filter((found) => found === role).length;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(SECTIONS);
    expect(count('H3')).toBe(SECTIONS);
    expect(count('BlockQuote')).toBe(SECTIONS);
    expect(count('LI')).toBe(2 * SECTIONS);
    expect(pdf.numPages).toBeGreaterThan(3);
  });

  test('has an outline of its sections and a number on each page', async () => {
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(text.sections.map(({ title }) => title));
    const feet = (await pagesOf(pdf, linesOf)).map((lines) => lines.at(-1));
    expect(feet).toEqual(feet.map((_, index) => `${index + 1} / ${pdf.numPages}`));
  });

  test('never ends a page with a heading', async () => {
    const titles = new Set(text.sections.map(({ title }) => title));
    const lastLines = (await pagesOf(pdf, linesOf)).map((lines) => lines.at(-2) ?? '');
    expect(lastLines.filter((line) => titles.has(line) || line === 'Alt başlık')).toEqual([]);
  });

  test('is the same file each time, so that its address stays', async () => {
    expect(Buffer.compare(bytes, await prosePdf(text))).toBe(0);
  });
});

test('the association’s data protection text is whole in its PDF', async () => {
  const markdown = await readFile(new URL('../../../src/content/corporate/kvkk.md', import.meta.url), 'utf8');
  const kvkk = compileProse(markdown, 'kvkk.md');
  const file = await open(await prosePdf(kvkk));
  const bare = (words: string) => words.replace(/[\s–]|\d+ \/ \d+/g, '');
  const whole = [
    kvkk.title,
    dateSentence(kvkk.date).join(''),
    blocksText(kvkk.intro),
    ...kvkk.sections.map((part) => part.title + blocksText(part.blocks)),
  ];
  expect(bare((await wordsOf(file)).join(' '))).toBe(bare(whole.join(' ')));
  await file.destroy();
});

/** pdf.js takes ownership of the bytes, so that it gets a copy. */
function open(file: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(file), fontExtraProperties: true }).promise;
}

async function pagesOf<T>(file: PDFDocumentProxy, read: (page: PDFPageProxy) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    results.push(await read(await file.getPage(number)));
  }
  return results;
}

async function wordsOf(file: PDFDocumentProxy): Promise<string[]> {
  return (await pagesOf(file, linesOf)).flat();
}

/** The text of a page, in the order of the file; its number is last. */
async function linesOf(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
}

/** A subset's name begins with six letters. A missing font has no data. */
function fontAt(font: unknown): string {
  const { name, data } = font as { name: string; data?: Uint8Array };
  return data ? name.replace(/^[A-Z]{6}\+/, '') : `${name} is missing`;
}

/** The roles with text on this page. An element that spans pages is listed on each of them, empty where it has no text. */
function filledRoles(part: TaggedPart): string[] {
  const children = part.children ?? [];
  const inner = children.flatMap(filledRoles);
  const holdsWords = children.some(({ role }) => role === undefined) || inner.length > 0;
  return holdsWords && part.role ? [part.role, ...inner] : inner;
}
