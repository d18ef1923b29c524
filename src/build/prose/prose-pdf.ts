import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import {
  dateSentence,
  inlineText,
  type ProseBlock,
  type ProseDocument,
  type ProseInline,
} from '../../lib/text/prose.ts';
import {
  BLOCK_SETTINGS,
  FONT_FILES,
  GARNET,
  INK,
  ITEM_INDENT,
  LINE_GAP,
  LINES_UNDER_HEADING,
  MARGIN,
  MAX_UNBROKEN_LINES,
  PAGE_NUMBER_RISE,
  SIZES,
  type Weight,
} from './pdf-design.ts';

const LETTERS = 'abcçdefgğhıijklmnoöprsştuüvyz';

/** pdfkit's types lack this subset. */
const PDF_UA: object = { subset: 'PDF/UA' };

type Pdf = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

/** Sets a text as a tagged A4 PDF with fonts, language, outline and page numbers. Links become plain words. */
export async function prosePdf({ date, title, intro, sections }: ProseDocument): Promise<Uint8Array> {
  // The time of the build would change the file's hash, and with it its address.
  const made = new Date(date);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    ...PDF_UA,
    tagged: true,
    lang: 'tr-TR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: made, ModDate: made },
  });
  for (const [weight, file] of Object.entries(FONT_FILES)) pdf.registerFont(weight, readFileSync(file));

  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);
  writeHeading(pdf, root, 'H1', title);
  writeBlock(pdf, root, { kind: 'paragraph', content: [dateSentence(date).join('')] });
  for (const block of intro) writeBlock(pdf, root, block);
  for (const section of sections) {
    const part = pdf.struct('Sect', { title: section.title });
    root.add(part);
    writeHeading(pdf, part, 'H2', section.title);
    for (const block of section.blocks) writeBlock(pdf, part, block);
    part.end();
  }
  root.end();
  numberPages(pdf);
  pdf.end();
  return buffer(pdf);
}

function writeHeading(pdf: Pdf, parent: Structure, tag: 'H1' | 'H2', text: string): void {
  const size = tag === 'H1' ? SIZES.title : SIZES.section;
  reserve(pdf, 2 * size + LINES_UNDER_HEADING * lineHeight(pdf));
  if (tag === 'H2') pdf.outline.addItem(text);
  const heading = pdf.struct(tag, {}, () => {
    pdf.font('semibold').fontSize(size).fillColor(GARNET);
    if (tag === 'H2') pdf.moveDown(0.6);
    pdf.text(text, MARGIN, undefined, { lineGap: 2 });
    pdf.moveDown(tag === 'H1' ? 0.6 : 0.25);
  });
  parent.add(heading);
}

function writeBlock(pdf: Pdf, parent: Structure, block: ProseBlock): void {
  if (block.kind === 'list') {
    writeList(pdf, parent, block);
    return;
  }
  const { content, kind } = block;
  const { tag, weight, gap, linesUnder } = BLOCK_SETTINGS[kind];
  keepTogether(pdf, content, MARGIN, linesUnder);
  const structure = pdf.struct(tag, {}, () => {
    writeInlines(pdf, content, weight, MARGIN);
    pdf.moveDown(gap);
  });
  parent.add(structure);
}

function writeList(pdf: Pdf, parent: Structure, { isOrdered, items }: ProseBlock & { kind: 'list' }): void {
  const list = pdf.struct('L');
  parent.add(list);
  for (const [index, item] of items.entries()) {
    const label = isOrdered ? `${LETTERS[index] ?? index + 1})` : '–';
    keepTogether(pdf, item, MARGIN + ITEM_INDENT);
    const top = pdf.y;
    const writeLabel = () => {
      pdf.font('regular').fontSize(SIZES.body).fillColor(INK);
      pdf.text(`${label} `, MARGIN, top, { lineGap: LINE_GAP });
    };
    const writeBody = () => {
      writeInlines(pdf, item, 'regular', MARGIN + ITEM_INDENT, top);
      pdf.moveDown(0.3);
    };
    list.add(pdf.struct('LI', {}, [pdf.struct('Lbl', {}, writeLabel), pdf.struct('LBody', {}, writeBody)]));
  }
  list.end();
  pdf.moveDown(0.25);
}

/** Begins a new page if a short block would be split. Call it between structures, because a page break within one loses its tag. */
function keepTogether(pdf: Pdf, content: readonly ProseInline[], left: number, linesUnder = 0): void {
  const line = lineHeight(pdf);
  const height = pdf.heightOfString(inlineText(content), {
    width: pdf.page.width - MARGIN - left,
    lineGap: LINE_GAP,
  });
  reserve(pdf, Math.min(height, MAX_UNBROKEN_LINES * line) + linesUnder * line);
}

function reserve(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** Also selects the text's font, with which the caller measures. */
function lineHeight(pdf: Pdf): number {
  return pdf.font('regular').fontSize(SIZES.body).currentLineHeight(true) + LINE_GAP;
}

function writeInlines(
  pdf: Pdf,
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
    const options = { width, lineGap: LINE_GAP, continued: index < runs.length - 1 };
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

/** Marks page numbers as artifacts, which screen readers skip. */
function numberPages(pdf: Pdf): void {
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
