/** A run of words inside a block. */
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

/** A part of a text under a heading of its own, which an address can name. */
export interface ProseSection {
  /** The anchor; unique in its document. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ProseBlock[];
}

/** A long text as `import text from './name.md'` gives it (src/build/prose). */
export interface ProseDocument {
  readonly title: string;
  /** What stands before the first section. */
  readonly intro: readonly ProseBlock[];
  readonly sections: readonly ProseSection[];
}

/** A file that the build made, with its measured size. */
export interface BuiltFile {
  readonly href: string;
  readonly sizeBytes: number;
}

/** Takes runs of words, gives their text without marks. */
export function inlineText(content: readonly ProseInline[]): string {
  return content.map((inline) => (typeof inline === 'string' ? inline : inlineText(inline.content))).join('');
}

/** Takes blocks, gives their text, a line for each paragraph and item: for indexes and descriptions. */
export function blocksText(blocks: readonly ProseBlock[]): string {
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.content]))
    .map(inlineText)
    .join('\n');
}
