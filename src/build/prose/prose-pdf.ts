import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ProseBlock, ProseDocument, ProseInline } from '../../shared/prose.ts';

/** Part of every cache key: raise it when the layout changes. */
export const PDF_VERSION = 1;

const MARGIN = 68;
const PAGE_NUMBER_RISE = 40;
const ITEM_INDENT = 18;
const SIZES = { title: 24, section: 15, subheading: 12, body: 11.5, small: 9.5 };
const GARNET = '#7b1e2b';
const INK = '#1d1b19';
const LETTERS = 'abcçdefgğhıijklmnoöprsştuüvyz';

/** The time of building would give the same text a new address each time. */
const FIXED_DATE = new Date('2025-01-01T00:00:00Z');

/** The types of pdfkit do not know this subset yet. */
const PDF_UA: object = { subset: 'PDF/UA' };

type Weight = 'regular' | 'semibold' | 'italic';
const FONT_FILES: Readonly<Record<Weight, string>> = {
  regular: '400Regular/EBGaramond_400Regular.ttf',
  semibold: '600SemiBold/EBGaramond_600SemiBold.ttf',
  italic: '400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
};

/** Sets a text as a tagged A4 PDF with its fonts, language, outline and page numbers; links are set as their words. */
export async function prosePdf({ title, intro, sections }: ProseDocument): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    ...PDF_UA,
    tagged: true,
    lang: 'tr-TR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: FIXED_DATE, ModDate: FIXED_DATE },
  });
  const require = createRequire(import.meta.url);
  for (const [weight, file] of Object.entries(FONT_FILES)) {
    pdf.registerFont(weight, readFileSync(require.resolve(`@expo-google-fonts/eb-garamond/${file}`)));
  }

  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);
  root.add(heading(pdf, 'H1', title));
  for (const block of intro) root.add(structure(pdf, block));
  for (const section of sections) {
    const part = pdf.struct('Sect', { title: section.title });
    root.add(part);
    part.add(heading(pdf, 'H2', section.title));
    for (const block of section.blocks) part.add(structure(pdf, block));
    part.end();
  }
  root.end();
  numberPages(pdf);
  pdf.end();
  return buffer(pdf);
}

function heading(pdf: PDFKit.PDFDocument, tag: 'H1' | 'H2', text: string) {
  return pdf.struct(tag, {}, () => {
    const size = tag === 'H1' ? SIZES.title : SIZES.section;
    pdf.font('semibold').fontSize(size).fillColor(GARNET);
    if (tag === 'H2') {
      keepWithNext(pdf, size);
      pdf.moveDown(0.6);
      pdf.outline.addItem(text);
    }
    pdf.text(text, MARGIN, undefined, { lineGap: 2 });
    pdf.moveDown(tag === 'H1' ? 0.6 : 0.25);
  });
}

/** A heading does not end a page. */
function keepWithNext(pdf: PDFKit.PDFDocument, size: number): void {
  const bottom = pdf.page.height - pdf.page.margins.bottom;
  if (pdf.y + size * 5 > bottom) pdf.addPage();
}

function structure(pdf: PDFKit.PDFDocument, block: ProseBlock) {
  if (block.kind === 'list') {
    const items = block.items.map((item, index) =>
      listItem(pdf, block.isOrdered ? `${LETTERS[index] ?? index + 1})` : '–', item),
    );
    return pdf.struct('L', {}, items);
  }
  const tag = { paragraph: 'P', quote: 'BlockQuote', subheading: 'H3' } as const;
  const weight = { paragraph: 'regular', quote: 'italic', subheading: 'semibold' } as const;
  return pdf.struct(tag[block.kind], {}, () => {
    writeInlines(pdf, block.content, weight[block.kind], MARGIN);
    pdf.moveDown(block.kind === 'subheading' ? 0.2 : 0.55);
  });
}

function listItem(pdf: PDFKit.PDFDocument, label: string, content: readonly ProseInline[]) {
  let top = 0;
  return pdf.struct('LI', {}, [
    pdf.struct('Lbl', {}, () => {
      if (pdf.y + SIZES.body * 2 > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
      top = pdf.y;
      pdf.font('regular').fontSize(SIZES.body).fillColor(INK).text(`${label} `, MARGIN, top, { lineGap: 3 });
    }),
    pdf.struct('LBody', {}, () => {
      writeInlines(pdf, content, 'regular', MARGIN + ITEM_INDENT, top);
      pdf.moveDown(0.3);
    }),
  ]);
}

function writeInlines(
  pdf: PDFKit.PDFDocument,
  content: readonly ProseInline[],
  weight: Weight,
  left: number,
  top?: number,
): void {
  const runs = flatten(content, weight);
  const width = pdf.page.width - MARGIN - left;
  pdf.fontSize(SIZES.body).fillColor(INK);
  for (const [index, run] of runs.entries()) {
    pdf.font(run.weight);
    const options = { width, lineGap: 3, continued: index < runs.length - 1 };
    if (index === 0) pdf.text(run.text, left, top, options);
    else pdf.text(run.text, options);
  }
}

function flatten(content: readonly ProseInline[], weight: Weight): { text: string; weight: Weight }[] {
  return content.flatMap((inline) => {
    if (typeof inline === 'string') return [{ text: inline, weight }];
    const inner = { strong: 'semibold', emphasis: 'italic', link: weight } as const;
    return flatten(inline.content, inner[inline.kind]);
  });
}

/** Page numbers are no part of the text: readers aloud skip them. */
function numberPages(pdf: PDFKit.PDFDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font('regular')
      .fontSize(SIZES.small)
      .fillColor(INK)
      .text(`${page + 1} / ${count}`, MARGIN, pdf.page.height - PAGE_NUMBER_RISE, {
        align: 'center',
        lineBreak: false,
        width: pdf.page.width - 2 * MARGIN,
      });
    pdf.endMarkedContent();
  }
}
