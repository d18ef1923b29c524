const TAG = /<\/?[a-z][^>]*>/i;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Older bodies are plain text. Takes a body; gives HTML: as it is when it holds tags, else a paragraph for each block of lines. */
export function toHtml(body: string): string {
  if (TAG.test(body) || body.trim() === '') return body.trim();
  const escaped = body.trim().replace(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark);
  return escaped
    .split(/(?:\r?\n\s*){2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
