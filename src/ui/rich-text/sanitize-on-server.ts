import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { bodyHtml } from '../../lib/html/body-html';
import type { Html } from '../../lib/html/html';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../lib/html/policy';
import { asSafe, linkAttributes, pictureAttributes, TABLE_FRAME, type SafeHtml } from './body-attributes';

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root['children'][number], { type: 'element' }>;

/** The site's policy. `strip` lists elements that go with their content; other unknown elements leave their text. */
const SCHEMA: Schema = {
  tagNames: ALLOWED_TAGS,
  // The tree names two attributes otherwise than HTML.
  attributes: { '*': [...ALLOWED_ATTRIBUTES, 'colSpan', 'rowSpan'] },
  strip: [
    ...['annotation-xml', 'audio', 'colgroup', 'desc', 'foreignobject', 'head', 'iframe', 'math', 'mi', 'mn'],
    ...['mo', 'ms', 'mtext', 'noembed', 'noframes', 'noscript', 'plaintext', 'script', 'selectedcontent'],
    ...['style', 'svg', 'template', 'title', 'video', 'xmp'],
  ],
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
};
/** Characters that browsers ignore in addresses. */
const IGNORED_IN_ADDRESS = /[\p{Cc}\p{Cf}\p{Z}]/gu;
/** Text that would end a comment or a raw-text element around it: DOMPurify's rule for attributes. */
const BREAKOUT = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;

/** Returns a body by the policy without a window, with the same results as the browser's `sanitizeHtml` (a test compares them). */
export function sanitizeHtml(body: Html): SafeHtml {
  try {
    const tree = sanitize(fromHtml(bodyHtml(body.toString())), SCHEMA) as Root;
    secureChildren(tree);
    return asSafe(toHtml(tree, { characterReferences: { useNamedReferences: true } }));
  } catch (error) {
    // Nesting deeper than the stack is not genuine content. The page is shown without it.
    if (error instanceof RangeError) return asSafe('');
    throw error;
  }
}

function secureChildren(parent: Root | Element): void {
  const shown = parent.children
    .filter((child) => child.type !== 'element' || secureElement(child))
    .map((child) => (child.type === 'element' && child.tagName === 'table' ? inFrame(child) : child));
  Object.assign(parent, { children: shown });
}

/** Adds the attributes of an element. Returns false if it must be removed. */
function secureElement(element: Element): boolean {
  const { tagName } = element;
  const properties = allowedOnly(element.properties);
  element.properties = properties;
  if (tagName === 'a') Object.assign(properties, linkAttributes(textOf(properties.href)));
  if (tagName === 'img') {
    const picture = { src: textOf(properties.src), alt: textOf(properties.alt) };
    const attributes = pictureAttributes(picture);
    if (!attributes) return false;
    Object.assign(properties, attributes);
  }
  secureChildren(element);
  return true;
}

function inFrame(table: Element): Element {
  return { type: 'element', tagName: 'div', properties: { ...TABLE_FRAME }, children: [table] };
}

function allowedOnly(properties: Element['properties']): Element['properties'] {
  const texts = Object.entries(properties).map(([name, value]) => [name, String(value).trim()] as const);
  const allowed = texts.filter(
    ([name, text]) => !BREAKOUT.test(text) && (!isAddress(name) || isAllowedAddress(text)),
  );
  return Object.fromEntries(allowed);
}

function isAddress(attribute: string): boolean {
  return attribute === 'href' || attribute === 'src';
}

function isAllowedAddress(text: string): boolean {
  return ALLOWED_ADDRESS.test(text.replaceAll(IGNORED_IN_ADDRESS, ''));
}

function textOf(value: Element['properties'][string]): string {
  return typeof value === 'string' ? value : '';
}
