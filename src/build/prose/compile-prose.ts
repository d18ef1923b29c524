import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { inlineText, type ProseBlock, type ProseDocument, type ProseInline } from '../../shared/prose.ts';
import { slugify } from '../../shared/slug.ts';
import { typeset } from './typeset.ts';

const MAX_ANCHOR_LETTERS = 60;
const EXPLICIT_ANCHOR = /\s*\{#([a-z0-9-]+)\}$/;

interface OpenSection {
  id: string;
  title: string;
  blocks: ProseBlock[];
}

/**
 * Takes the Markdown of a long text: one `#` title, then `##` sections, whose anchors are made from their titles or
 * written after them as `{#anchor}`. Paragraphs, lists, quotes, `###` subheadings, emphasis and links are understood;
 * anything else throws, with the file's name, the line and the way out.
 */
export function compileProse(markdown: string, file: string): ProseDocument {
  const [first, ...rest] = fromMarkdown(markdown).children;
  if (first?.type !== 'heading' || first.depth !== 1) {
    throw new Error(`${file}: begin the text with its title, as in "# Başlık"`);
  }
  const intro: ProseBlock[] = [];
  const sections: OpenSection[] = [];
  for (const node of rest) {
    if (node.type === 'heading' && node.depth === 2) sections.push(openSection(inlines(node.children, file)));
    else (sections.at(-1)?.blocks ?? intro).push(block(node, file));
  }
  refuseRepeatedAnchors(sections, file);
  return { title: inlineText(inlines(first.children, file)), intro, sections };
}

function openSection(heading: readonly ProseInline[]): OpenSection {
  const text = inlineText(heading);
  const title = text.replace(EXPLICIT_ANCHOR, '');
  const id =
    EXPLICIT_ANCHOR.exec(text)?.[1] ?? slugify(title, { max: MAX_ANCHOR_LETTERS, fallback: 'bolum' });
  return { id, title, blocks: [] };
}

function block(node: RootContent, file: string): ProseBlock {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', content: inlines(node.children, file) };
    case 'heading':
      if (node.depth !== 3) throw unknownPart(node, `a heading of depth ${node.depth}`, file);
      return { kind: 'subheading', content: inlines(node.children, file) };
    case 'blockquote':
      return { kind: 'quote', content: onlyParagraph(node.children, file) };
    case 'list':
      return {
        kind: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => onlyParagraph(item.children, file)),
      };
    default:
      throw unknownPart(node, node.type, file);
  }
}

function onlyParagraph(nodes: readonly RootContent[], file: string): ProseInline[] {
  const [node, ...more] = nodes;
  if (node?.type !== 'paragraph') throw new Error(`${file}: an empty item or quote; write its words`);
  if (more[0]) throw unknownPart(more[0], 'more than one paragraph in an item or quote', file);
  return inlines(node.children, file);
}

function inlines(nodes: readonly PhrasingContent[], file: string): ProseInline[] {
  return nodes.map((node) => {
    switch (node.type) {
      case 'text':
        return typeset(node.value.replace(/\s*\n\s*/g, ' '));
      case 'strong':
      case 'emphasis':
        return { kind: node.type, content: inlines(node.children, file) };
      case 'link':
        return { kind: 'link', href: node.url, content: inlines(node.children, file) };
      default:
        throw unknownPart(node, node.type, file);
    }
  });
}

function refuseRepeatedAnchors(sections: readonly OpenSection[], file: string): void {
  const seen = new Set<string>();
  for (const { id, title } of sections) {
    if (seen.has(id)) {
      throw new Error(`${file}: two sections have the anchor "${id}"; give one its own: "## ${title} {#…}"`);
    }
    seen.add(id);
  }
}

function unknownPart(node: RootContent, what: string, file: string): Error {
  const line = node.position?.start.line ?? 0;
  return new Error(
    `${file}:${line}: ${what} is not understood; use paragraphs, lists, quotes, ### headings, emphasis and links`,
  );
}
