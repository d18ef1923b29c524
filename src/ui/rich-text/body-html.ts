const TAG = /<\/?[a-z][^<>]*>/i;
const BLANK_LINE = /\n\s*\n/;

/** Returns a stored body as HTML. In plain text, blank lines separate paragraphs and line breaks stay. */
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

/** Escapes text but keeps entities already in it. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
