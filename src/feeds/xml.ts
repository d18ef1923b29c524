type Attributes = Readonly<Record<string, string>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no way to write: control characters, halves of pairs, and the two that are no characters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** Takes text, gives it safe inside an element or an attribute; what XML cannot hold is left out. */
function xmlText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Takes an element's name, its attributes as text and its content as markup, gives the element; without content it is empty. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const start = `<${name}${written.join('')}`;
  return content.length === 0 ? `${start}/>` : `${start}>${content.join('')}</${name}>`;
}

/** Takes an element's name and the text in it, gives the element. */
export function textElement(name: string, text: string): string {
  return element(name, {}, xmlText(text));
}
