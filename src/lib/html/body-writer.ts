import {
  BLOCKS,
  EMOJI,
  IGNORED,
  KEPT,
  LINE_STYLE,
  MARKS,
  PLACE_ELSEWHERE,
  STYLED_MARKS,
  UNMARKED,
  WHITE_SPACE,
  type Attributes,
  type BlockKind,
} from './elements';
import { ALLOWED_ADDRESS, isBodyPicture } from './policy';

const NO_ATTRIBUTES: Attributes = new Map();
const BLANK = /^(?:\s|&nbsp;|&#160;|&#xa0;)*$/i;
const SPACES = /[ \t\r\n\f]+/g;
/** Elements that are nested deeper give their text only. */
const MAX_DEPTH = 40;
const PARTS = ['table', 'thead', 'tbody', 'tfoot'];
const LISTS = ['ul', 'ol'];
/** What an element stands in. Another one of its kind that is still open there ends. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: LISTS,
  td: ['tr'],
  th: ['tr'],
  tr: PARTS,
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  caption: ['table'],
};

interface Block {
  readonly name: string;
  readonly kind: BlockKind;
  readonly tag: string;
  /** How many inline elements were open before it. */
  readonly depth: number;
  /** Tags wait for text, so that empty elements vanish. */
  isShown: boolean;
  hasText: boolean;
  rows: number;
}

interface Inline {
  readonly name: string;
  readonly tags: readonly string[];
  readonly attributes: string;
  readonly isLine: boolean;
  /** Whether line breaks in its text show; undefined where it does not say. */
  readonly keepsLines: boolean | undefined;
  isShown: boolean;
}

/** Writes a body from open and close tags in any order. Its runs of text are paragraphs unless they stand alone in an item. */
export class BodyWriter {
  private html = '';
  private readonly blocks: Block[] = [];
  private readonly inlines: Inline[] = [];
  private run: 'paragraph' | 'bare' | undefined;
  private isRunStart = false;
  private breaks = 0;
  private separator = '';

  open(name: string, attributes: Attributes): void {
    if (name === 'br') this.break();
    else if (name === 'hr') this.writeVoid('<hr>');
    else if (name === 'img' && isEmoji(attributes)) this.write(attributes.get('alt') ?? '');
    else if (name === 'img' && this.run) this.writeWords(`<img${keep(name, attributes)}>`);
    else if (name === 'img') this.writeVoid(`<img${keep(name, attributes)}>`);
    else if (BLOCKS.has(name)) this.openBlock(name, attributes);
    else if (!IGNORED.has(name)) this.openInline(name, attributes);
  }

  close(name: string): void {
    if (name === 'br') this.break();
    else if (BLOCKS.has(name)) this.closeBlock(name);
    else {
      const at = this.inlines.findLastIndex((inline) => inline.name === name);
      if (at >= 0) this.removeInline(at);
    }
  }

  /** Adds text as it is written in HTML. */
  write(text: string): void {
    const keepsLines = this.inlines.findLast((inline) => inline.keepsLines !== undefined)?.keepsLines;
    const lines = keepsLines ? text.split(/\r?\n/) : [text];
    for (const [index, whole] of lines.entries()) {
      const line = whole.replaceAll(SPACES, ' ');
      if (index > 0) this.break();
      if (BLANK.test(line)) this.separator ||= line && ' ';
      else this.writeWords(line);
    }
  }

  /** Separates the open run's text from what follows. */
  separate(separator: string): void {
    if (this.run) this.separator = separator;
  }

  /** Closes all elements and returns the body. */
  end(): string {
    this.closeDownTo(0);
    return this.html;
  }

  private break(): void {
    if (!this.run) return;
    this.breaks += 1;
    if (this.breaks > 1 && this.run === 'paragraph') this.endRun();
  }

  private writeWords(text: string): void {
    if (!this.run) this.beginRun();
    const isLineStart = this.isRunStart || this.breaks > 0;
    this.html += '<br>'.repeat(this.breaks) + (isLineStart ? '' : this.separator);
    this.showInlines();
    this.html += isLineStart ? text.trimStart() : text;
    this.breaks = 0;
    this.separator = '';
    this.isRunStart = false;
  }

  private beginRun(): void {
    const part = this.blocks.findLast(({ kind }) => kind !== 'paragraph');
    if (part?.kind === 'part') this.openItem(part.name);
    this.showBlocks();
    const holder = this.blocks.findLast(({ isShown }) => isShown);
    const isHeading = holder?.kind === 'heading';
    const isOnlyText = holder?.kind === 'item' && this.blocks.at(-1) === holder && !holder.hasText;
    if (isHeading && holder.hasText) this.html += '<br>';
    this.run = isHeading || isOnlyText ? 'bare' : 'paragraph';
    this.isRunStart = true;
    if (this.run === 'paragraph') this.html += '<p>';
    if (holder) holder.hasText = true;
  }

  /** Text may not stand in a list or a table directly. */
  private openItem(part: string): void {
    if (LISTS.includes(part)) this.openBlock('li', NO_ATTRIBUTES);
    else {
      if (part !== 'tr') this.openBlock('tr', NO_ATTRIBUTES);
      this.openBlock('td', NO_ATTRIBUTES);
    }
  }

  private endRun(): void {
    this.hideInlines(0);
    if (this.run === 'paragraph') this.html += '</p>';
    this.run = undefined;
    this.breaks = 0;
    this.separator = '';
  }

  private writeVoid(tag: string): void {
    this.endRun();
    this.showBlocks();
    this.showInlines();
    this.html += tag;
    this.endRun();
    const holder = this.blocks.findLast(({ isShown }) => isShown);
    if (holder) holder.hasText = true;
  }

  private openBlock(name: string, attributes: Attributes): void {
    this.endRun();
    if (this.blocks.length > MAX_DEPTH) return;
    const heading = this.blocks.findLastIndex((block) => block.kind === 'heading');
    if (heading >= 0 && BLOCKS.get(name) !== 'paragraph') this.closeDownTo(heading);
    if (this.blocks.at(-1)?.name === 'p') this.closeDownTo(this.blocks.length - 1);
    const top = this.blocks.findLast((block) => block.kind !== 'paragraph');
    if (LISTS.includes(name) && top && LISTS.includes(top.name)) this.continueItem(top);
    const parents = PARENTS[name];
    const parent = this.blocks.findLastIndex((block) => parents?.includes(block.name));
    if (parent >= 0) this.closeDownTo(parent + 1);
    const isStray = parents !== undefined && parent < 0;
    const kind = isStray ? 'paragraph' : (BLOCKS.get(name) ?? 'paragraph');
    const table = this.blocks.findLast((block) => block.name === 'table');
    if (name === 'tr' && table) table.rows += 1;
    const isHead = (table?.rows ?? 0) < 2 || this.blocks.some((block) => block.name === 'thead');
    const scope = name === 'th' ? ` scope="${isHead ? 'col' : 'row'}"` : '';
    const tag = kind === 'paragraph' ? '' : `<${name}${keep(name, attributes)}${scope}>`;
    this.blocks.push({
      name,
      kind,
      tag,
      depth: this.inlines.length,
      isShown: false,
      hasText: false,
      rows: 0,
    });
    this.openInline('', attributes, name === 'pre' || undefined);
    if (!isStray && (name === 'td' || name === 'th')) this.showBlocks();
  }

  /** A list that stands in a list directly belongs to the item before it. */
  private continueItem(list: Block): void {
    const end = '</li>';
    this.openBlock('li', NO_ATTRIBUTES);
    const item = this.blocks.at(-1);
    if (item?.name !== 'li' || !list.isShown || !this.html.endsWith(end)) return;
    this.html = this.html.slice(0, -end.length);
    Object.assign(item, { isShown: true, hasText: true });
  }

  private closeBlock(name: string): void {
    const at = this.blocks.findLastIndex((block) => block.name === name);
    const isBeyondCell = !PARENTS[name] && name !== 'table';
    const cell = isBeyondCell
      ? this.blocks.findLastIndex((block) => block.name === 'td' || block.name === 'th')
      : -1;
    if (at > cell) this.closeDownTo(at);
    else this.endRun();
  }

  private closeDownTo(length: number): void {
    this.endRun();
    while (this.blocks.length > length) {
      const block = this.blocks.pop();
      if (!block) return;
      if (block.kind === 'item') this.inlines.length = Math.min(this.inlines.length, block.depth);
      else if (this.inlines[block.depth]?.name === '') this.inlines.splice(block.depth, 1);
      if (block.isShown && block.tag) this.html += `</${block.name}>`;
    }
  }

  private openInline(name: string, attributes: Attributes, isPreformatted?: true): void {
    if (this.inlines.length > 2 * MAX_DEPTH) return;
    const style = attributes.get('style') ?? '';
    const isLine = LINE_STYLE.test(style);
    if (isLine) this.endRun();
    const isInHeading = this.blocks.some(({ kind }) => kind === 'heading');
    const styled = isInHeading
      ? []
      : STYLED_MARKS.filter(([, pattern]) => pattern.test(style)).map(([mark]) => mark);
    const address = attributes.get('href') ?? '';
    const own =
      name === 'a'
        ? ALLOWED_ADDRESS.test(address) && !PLACE_ELSEWHERE.test(address)
        : MARKS.has(name) && !UNMARKED.test(style);
    const isOpen = (tag: string) => this.inlines.some(({ tags }) => tags.includes(tag));
    const tags = [...new Set([...(own ? [name] : []), ...styled])].filter((tag) => !isOpen(tag));
    const space = WHITE_SPACE.exec(style);
    this.inlines.push({
      ...{ name, tags, attributes: keep(name, attributes), isLine, isShown: false },
      keepsLines: space ? space[1] !== undefined : isPreformatted,
    });
  }

  private removeInline(at: number): void {
    if (this.inlines[at]?.isLine) this.endRun();
    this.hideInlines(at);
    this.inlines.splice(at, 1);
  }

  private showBlocks(): void {
    for (const block of this.blocks) {
      if (!block.isShown && block.tag) this.html += block.tag;
      block.isShown ||= block.tag !== '';
    }
  }

  private showInlines(): void {
    for (const inline of this.inlines) {
      if (!inline.isShown)
        this.html += inline.tags.map((tag) => `<${tag}${tag === 'a' ? inline.attributes : ''}>`).join('');
      inline.isShown = true;
    }
  }

  /** Closes the tags of the inline elements from an index on. They open again with the next text. */
  private hideInlines(from: number): void {
    for (const inline of this.inlines.slice(from).reverse()) {
      if (inline.isShown)
        this.html += inline.tags
          .map((tag) => `</${tag}>`)
          .reverse()
          .join('');
      inline.isShown = false;
    }
  }
}

function isEmoji(picture: Attributes): boolean {
  return EMOJI.test(picture.get('alt') ?? '') && !isBodyPicture(picture.get('src') ?? '');
}

function keep(name: string, attributes: Attributes): string {
  return (KEPT[name] ?? [])
    .flatMap((attribute) => {
      const value = attributes.get(attribute);
      return value === undefined ? [] : [` ${attribute}="${value}"`];
    })
    .join('');
}
