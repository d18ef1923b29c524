declare const markup: unique symbol;

/**
 * HTML of a body, as a client wrote it; not safe. It is a string that is no `string` for the compiler, so that nothing shows, cuts or
 * searches it as plain text, and nothing strips plain text of what only looks like a tag.
 */
export interface Html {
  readonly [markup]: true;
  /** Returns the source. */
  toString: () => string;
}

/** Declares that a text is HTML. */
export function asHtml(source: string): Html {
  const html: unknown = source;
  return isHtml(html) ? html : asHtml('');
}

function isHtml(value: unknown): value is Html {
  return typeof value === 'string';
}
