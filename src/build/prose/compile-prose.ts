import type { Blockquote, ListItem, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isCivilDate, type CivilDate } from '../../lib/dates/dates.ts';
import { inlineText, type ProseBlock, type ProseDocument, type ProseInline } from '../../lib/text/prose.ts';
import { slugify } from '../../lib/text/slug.ts';
import { typeset } from './typeset.ts';

const MAX_ANCHOR_LETTERS = 60;
const EXPLICIT_ANCHOR = /\s*\{#([a-z0-9-]+)\}$/;

/** Lines of `---` around comments and the date. */
const FRONT_MATTER = /^---\n(?:#.*\n)*date: (.+)\n---(?:\n|$)/;

interface OpenSection {
  id: string;
  title: string;
  blocks: ProseBlock[];
}

type Place = Pick<RootContent, 'position'>;

/**
 * Compiles the Markdown of a long text: its date in front matter, one `#` title, then `##` sections. A section's anchor is
 * made from its title or written after it as `{#anchor}`. Paragraphs, lists, quotes, `###` subheadings, emphasis and links are
 * supported. Anything else throws an error with the file's name, the line and a solution.
 */
export function compileProse(markdown: string, file: string): ProseDocument {
  const { date, body } = splitFrontMatter(markdown.replaceAll('\r\n', '\n'), file);
  const [first, ...rest] = fromMarkdown(body).children;
  if (first?.type !== 'heading' || first.depth !== 1) {
    throw problem(first, file, 'begin the text with its title, as in "# Başlık"');
  }
  const intro: ProseBlock[] = [];
  const sections: OpenSection[] = [];
  for (const node of rest) {
    if (node.type === 'heading' && node.depth === 2) {
      const section = openSection(inlines(node.children, file));
      refuseRepeatedAnchor(section, sections, node, file);
      sections.push(section);
    } else {
      (sections.at(-1)?.blocks ?? intro).push(block(node, file));
    }
  }
  return { date, title: inlineText(inlines(first.children, file)), intro, sections };
}

/** Replaces the front matter by empty lines, so that the lines in messages are those of the file. */
function splitFrontMatter(markdown: string, file: string): { date: CivilDate; body: string } {
  const [frontMatter = '', date = ''] = FRONT_MATTER.exec(markdown) ?? [];
  if (!isCivilDate(date)) {
    throw problem(undefined, file, 'begin the text with its date, as in "---", "date: 2025-10-15", "---"');
  }
  return { date, body: frontMatter.replace(/.+/g, '') + markdown.slice(frontMatter.length) };
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
      return { kind: 'quote', content: onlyParagraph(node, file) };
    case 'list':
      return {
        kind: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => onlyParagraph(item, file)),
      };
    default:
      throw unknownPart(node, node.type, file);
  }
}

function onlyParagraph(parent: ListItem | Blockquote, file: string): ProseInline[] {
  const [node, ...more] = parent.children;
  if (node?.type !== 'paragraph') throw problem(parent, file, 'write the words of this item or quote');
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

function refuseRepeatedAnchor(
  { id, title }: OpenSection,
  earlier: readonly OpenSection[],
  place: Place,
  file: string,
): void {
  if (earlier.every((section) => section.id !== id)) return;
  throw problem(
    place,
    file,
    `an earlier section has the anchor "${id}"; give this one its own: "## ${title} {#…}"`,
  );
}

function unknownPart(place: Place, what: string, file: string): Error {
  return problem(
    place,
    file,
    `${what} is not understood; use paragraphs, lists, quotes, ### headings, emphasis and links`,
  );
}

function problem(place: Place | undefined, file: string, message: string): Error {
  return new Error(`${file}:${place?.position?.start.line ?? 1}: ${message}`);
}
