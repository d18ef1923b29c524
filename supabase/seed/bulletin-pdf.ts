import type { SampleBulletin } from './content/bulletins';

/**
 * PostScript glyph names of the bulletins' letters beyond ASCII. The standard fonts have these glyphs, but no standard encoding has
 * all of them. The PDF has its own encoding from code 128 on.
 */
const GLYPHS = new Map([
  ['ç', 'ccedilla'],
  ['Ç', 'Ccedilla'],
  ['ğ', 'gbreve'],
  ['Ğ', 'Gbreve'],
  ['ı', 'dotlessi'],
  ['İ', 'Idotaccent'],
  ['ö', 'odieresis'],
  ['Ö', 'Odieresis'],
  ['ş', 'scedilla'],
  ['Ş', 'Scedilla'],
  ['ü', 'udieresis'],
  ['Ü', 'Udieresis'],
  ['’', 'quoteright'],
  ['–', 'endash'],
]);
const LETTERS = [...GLYPHS.keys()];
const FIRST_CODE = 128;

/** Makes a one-page A4 PDF with selectable text. Throws a RangeError on a letter without a glyph in GLYPHS. */
export function bulletinPdf({ title, lines }: SampleBulletin): Uint8Array {
  const text = [
    `BT /Title 26 Tf 72 740 Td (${encode(title)}) Tj ET`,
    '0.48 0.12 0.17 RG 0.75 w 72 722 m 523 722 l S',
    `BT /Text 13 Tf 20 TL 72 690 Td ${lines.map((line) => `(${encode(line)}) Tj T*`).join(' ')} ET`,
  ].join('\n');
  const toUnicode = unicodeMap();
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 6 0 R /ToUnicode 7 0 R >>`;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R /Lang (tr-TR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 8 0 R /Resources << /Font << /Title 4 0 R /Text 5 0 R >> >> >>',
    font('Times-Bold'),
    font('Times-Roman'),
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_CODE} ${[...GLYPHS.values()].map((glyph) => `/${glyph}`).join(' ')}] >>`,
    stream(toUnicode),
    stream(text),
  ]);
}

function encode(text: string): string {
  return text.replace(/[^ -~]|[()\\]/gu, (letter) => {
    if (letter < '\u0080') return `\\${letter}`;
    const index = LETTERS.indexOf(letter);
    if (index < 0) throw new RangeError(`The sample PDF has no glyph for "${letter}"`);
    return `\\${(FIRST_CODE + index).toString(8)}`;
  });
}

/** Maps the codes to letters, so that the text can be searched, copied and read aloud. */
function unicodeMap(): string {
  const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
  const entries = LETTERS.map(
    (letter, index) => `<${hex(FIRST_CODE + index, 2)}> <${hex(letter.codePointAt(0) ?? 0, 4)}>`,
  );
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Turkish def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
1 beginbfrange <20> <7e> <0020> endbfrange
${entries.length} beginbfchar
${entries.join('\n')}
endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** Numbers the objects from 1 and adds the table of their offsets. All text is ASCII, so that each character is one byte. */
function pdfFile(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
