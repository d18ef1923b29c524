import { createHash } from 'node:crypto';

/** The styles and scripts that stand in a document, each by the hash with which a policy admits it. */
export interface InlineCode {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const INLINE = /<(style|script)>(.*?)<\/\1>/gs;

/** Takes a document, gives what stands in its head: there all text is escaped, and what has no attributes is the build's. */
export function hashInlineStyles(html: string): InlineCode {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = [...head.matchAll(INLINE)];
  const hashesOf = (name: string) =>
    found.filter(([, found]) => found === name).map(([, , code = '']) => hashOf(code));
  return { styles: hashesOf('style'), scripts: hashesOf('script') };
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
