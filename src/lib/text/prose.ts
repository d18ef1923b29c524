import { civilDateOf, formatCivilDate, type CivilDate } from '../dates/dates.ts';

/** Inline content of a block. */
export type ProseInline =
  | string
  | { readonly kind: 'strong'; readonly content: readonly ProseInline[] }
  | { readonly kind: 'emphasis'; readonly content: readonly ProseInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly ProseInline[] };

export type ProseBlock =
  | { readonly kind: 'paragraph' | 'quote' | 'subheading'; readonly content: readonly ProseInline[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly ProseInline[])[];
    };

/** A section of a text, with its heading. */
export interface ProseSection {
  /** The anchor, unique in its document. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ProseBlock[];
}

/** A long text, as `import text from './name.md'` returns it (src/build/prose). */
export interface ProseDocument {
  /** The day of the text, to which the facts in it refer. */
  readonly date: CivilDate;
  readonly title: string;
  /** The blocks before the first section. */
  readonly intro: readonly ProseBlock[];
  readonly sections: readonly ProseSection[];
}

/** Returns the sentence that dates a text in three parts: before the day, the day, after it. */
export function dateSentence(date: CivilDate): readonly [before: string, day: string, after: string] {
  return ['Bu metin ', formatCivilDate(date).replaceAll(' ', '\u00a0'), ' tarihlidir.'];
}

/** Returns the sentence that says when a text was last changed, in parts as `dateSentence`. */
export function changeSentence(date: CivilDate): ReturnType<typeof dateSentence> {
  const [before, day] = dateSentence(date);
  return [before, day, ' tarihinde güncellendi.'];
}

/**
 * Returns the day in Istanbul on which a row was last changed after its creation and its publication; null if it was
 * not. Timestamps are as stored.
 */
export function changeDayOf(row: {
  created_at: string;
  published_at?: string | null;
  updated_at: string;
}): CivilDate | null {
  const changed = civilDateOf(row.updated_at);
  const known = [row.created_at, row.published_at ?? row.created_at].map(civilDateOf);
  return known.every((day) => day < changed) ? changed : null;
}

/** Words that an adult reads in a minute of a Turkish text, whose words are long. */
const WORDS_PER_MINUTE = 160;

/** Returns the sentence that says how long a text takes to read, in whole minutes; null below two. */
export function readingSentence(text: string): string | null {
  const minutes = Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE);
  return minutes < 2 ? null : `Okuma süresi yaklaşık ${minutes} dakikadır.`;
}

/** Returns the plain text of a document, without its titles. */
export function documentText({ intro, sections }: ProseDocument): string {
  return blocksText([...intro, ...sections.flatMap(({ blocks }) => blocks)]);
}

/** Returns the plain text of inline content. */
export function inlineText(content: readonly ProseInline[]): string {
  return content.map((inline) => (typeof inline === 'string' ? inline : inlineText(inline.content))).join('');
}

/** Returns the plain text of blocks, one line per paragraph and list item. */
export function blocksText(blocks: readonly ProseBlock[]): string {
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.content]))
    .map(inlineText)
    .join('\n');
}
