/** Text whose lines stay lines, or a link on a line of its own. */
export type Paragraph = string | { href: string; label: string };

/** A mail in both of its forms. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail with its salutation, as plain text and as the HTML that supabase/templates has for hosted projects. */
export function composeMail(subject: string, paragraphs: readonly Paragraph[]): ComposedMail {
  const whole = ['Merhaba,', ...paragraphs];
  const text = whole.map((part) => (typeof part === 'string' ? part : part.href)).join('\n\n');
  return { subject: oneLine(subject), text, html: htmlOf(subject, whole) };
}

/** Makes the HTML of a mail that has only a text. Empty lines divide its paragraphs, and an address alone in one is a link. */
export function htmlOfText(subject: string, text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((part) => part.trim());
  const asLink = (part: string) => (/^https?:\/\/\S+$/.test(part) ? { href: part, label: part } : part);
  return htmlOf(subject, paragraphs.map(asLink));
}

function htmlOf(subject: string, paragraphs: readonly Paragraph[]): string {
  const written = paragraphs.map((part) =>
    typeof part === 'string'
      ? `    <p>${part.split('\n').map(escapeHtml).join('<br />')}</p>`
      : `    <p><a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <title>${escapeHtml(oneLine(subject))}</title>
  </head>
  <body>
${written.join('\n')}
  </body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A name with a line break must not begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
