import { readFile } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileProse } from '../../../src/build/prose/compile-prose';
import { prosePdf } from '../../../src/build/prose/prose-pdf';
import { blocksText, dateSentence } from '../../../src/lib/text/prose';

const text = compileProse(await readFile('src/content/corporate/kvkk.md', 'utf8'), 'kvkk.md');
let bytes: Uint8Array;
let pdf: PDFDocumentProxy;

beforeAll(async () => {
  bytes = await prosePdf(text);
  // pdf.js takes ownership of the bytes, so that it gets a copy.
  pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
});
afterAll(() => pdf.destroy());

async function wordsOfPage(number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('a text as a PDF has a title, a language and tags for screen readers', async () => {
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: text.title, Language: 'tr-TR' });
  expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
});

test('a text as a PDF is the same file each time, so that its address stays', async () => {
  expect(Buffer.compare(bytes, await prosePdf(text))).toBe(0);
});

test('the association’s data protection text is whole in its PDF', async () => {
  const bare = (words: string) => words.replace(/[\s–]|\d+ \/ \d+/g, '');
  const whole = [
    text.title,
    dateSentence(text.date).join(''),
    blocksText(text.intro),
    ...text.sections.map((part) => part.title + blocksText(part.blocks)),
  ];
  const pages = Array.from({ length: pdf.numPages }, (_, index) => wordsOfPage(index + 1));
  expect(bare((await Promise.all(pages)).join(' '))).toBe(bare(whole.join(' ')));
});
