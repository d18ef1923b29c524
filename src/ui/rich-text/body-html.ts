const TAG = /<\/?[a-z][^<>]*>/i;
const BLANK_LINE = /\n\s*\n/;

/** Takes a body as it is stored, HTML or plain text, gives HTML: of plain text, blank lines part paragraphs and line breaks stay. */
export function bodyHtml(body: string): string {
  if (TAG.test(body)) return body;
  return body
    .replace(/\r\n?/g, '\n')
    .split(BLANK_LINE)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Entities that a plain text was stored with stay what they are. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
