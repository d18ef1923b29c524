import { createHash } from 'node:crypto';

const INLINE_STYLE = /<style>(.*?)<\/style>/gs;

/** Returns the policy's sources for the inline styles in a document's head, where all other text is escaped. */
export function hashInlineStyles(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(INLINE_STYLE)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
