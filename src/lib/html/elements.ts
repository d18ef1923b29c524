/** The attributes of a source element, their values as written. */
export type Attributes = ReadonlyMap<string, string>;

/**
 * How each block element of foreign HTML is read. `paragraph`: its text becomes a paragraph. `heading`, `item` and `part` stay;
 * items hold text or paragraphs, parts hold items. A `quote` stays and holds paragraphs. Any other element is part of a line.
 */
export type BlockKind = 'paragraph' | 'heading' | 'item' | 'part' | 'quote';

const NAMES: Readonly<Record<BlockKind, string>> = {
  paragraph:
    'address article aside body center details dialog div dd dl dt fieldset figcaption figure footer form header hgroup legend main nav p pre search section summary',
  heading: 'h2 h3 h4',
  item: 'li td th caption',
  part: 'ul ol table thead tbody tfoot tr',
  quote: 'blockquote',
};

export const BLOCKS: ReadonlyMap<string, BlockKind> = new Map(
  (Object.keys(NAMES) as BlockKind[]).flatMap((kind) =>
    NAMES[kind].split(' ').map((name) => [name, kind] as const),
  ),
);

/** Elements that have a name of ours. A body's headings begin below the page's title. */
export const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  strike: 's',
  menu: 'ul',
  dir: 'ul',
};

/** The attributes that stay, by element. A header cell's scope is added. */
export const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

/** The emphasis that a body keeps. Underlined words would look like links. */
export const MARKS: ReadonlySet<string> = new Set(['strong', 'em', 's', 'sub', 'sup']);

/** Emphasis that Word, Google Docs and mail programs write as styles. */
export const STYLED_MARKS: readonly (readonly [mark: string, style: RegExp])[] = [
  ['strong', /(?<!-)font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?<!-)font-style:\s*(?:italic|oblique)/i],
  ['s', /text-decoration[a-z-]*:[^;]*line-through/i],
  ['sup', /vertical-align:\s*(?:super|[1-9][\d.]*(?:pt|%)|0?\.\d+em)|mso-text-raise:\s*[1-9]/i],
  ['sub', /vertical-align:\s*(?:sub\b|-[\d.]+(?:pt|%|em))|mso-text-raise:\s*-/i],
];
/** Whether line breaks in the source show, as in what browsers copy from WhatsApp: pre-wrap, preserve, break-spaces. */
export const WHITE_SPACE = /(?<!-)white-space(?:-collapse)?:\s*(?:(pre|break)|[a-z])/i;
/** What a picture of an emoji says. Some programs write emojis as pictures. */
export const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u;
/** An element of a line that is shown as a block, and separates what stands around it. */
export const LINE_STYLE = /(?<!-)display:\s*(?:block|flex|grid|table|list-item)/i;
/** Google Docs wraps everything in a <b> that is not bold. */
export const UNMARKED = /(?<!-)font-(?:weight:\s*(?:normal|[1-5]00)|style:\s*normal)/i;

/** Elements of a line, beside emphasis, by which HTML is told from text. */
const LINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr br cite code font hr html img ins mark small span u'.split(' '),
);

/** Elements without text that a body does not have. */
export const IGNORED: ReadonlySet<string> = new Set(
  'area base col colgroup embed input link meta param source track wbr'.split(' '),
);

/** Outside of a table or in one that stands in another they are lines, whose cells are separated. */
export const TABLE_PARTS: ReadonlySet<string> = new Set(
  'table caption thead tbody tfoot tr td th'.split(' '),
);

/** Elements that go with their text: what no reader of the page sees, and what was deleted in Word. */
export const UNREAD: ReadonlySet<string> = new Set(
  (
    'annotation-xml audio canvas del iframe math noembed noframes noscript script select style svg ' +
    'template textarea title video xml xmp'
  ).split(' '),
);
export const HIDDEN_STYLE =
  /display:\s*none|visibility:\s*hidden|(?<![a-z-])(?:font-size|opacity):\s*0(?:p[tx]|em|%)?\s*(?:[;!]|$)|mso-hide:\s*all|mso-element:\s*(?:comment|field-begin|field-end)|mso-list:\s*ignore/i;
/** Word's marks of comments and footnotes. */
export const HIDDEN_CLASS =
  /\b(?:MsoCommentReference|msocomanchor|MsoFootnoteReference|MsoEndnoteReference)\b/;
/** Links from a text to its notes and comments, and back. A browser may have completed them. */
export const NOTE_ADDRESS = /#_?_?(?:ftn|edn|cmnt|msocom)[a-z_]*\d*$/i;
/** Links to places in the document that a text comes from: Word's bookmarks, Google's headings. The site has no such places. */
export const PLACE_ELSEWHERE = /^#(?:_|(?:heading|bookmark)=)/i;

/** Whether HTML has an element of this name, in small letters. What else stands between angle brackets is text. */
export function isElement(name: string): boolean {
  const own = RENAMED[name] ?? name;
  return [BLOCKS, MARKS, LINE_ELEMENTS, IGNORED, UNREAD].some((names) => names.has(own));
}
