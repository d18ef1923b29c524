import type { ProseDocument, ProseSection } from '../../lib/text/prose';
import type { PictureAsset } from '../../pictures/picture-asset';

/** A picture beside a text and its alternative text. */
export interface Illustration {
  readonly picture: PictureAsset;
  readonly alt: string;
}

interface IllustratedSection extends Illustration {
  readonly section: ProseSection;
}

/** Returns the sections of a text with their pictures, given one per anchor. Throws if a section has none. */
export function illustrate(
  { title, sections }: ProseDocument,
  pictures: Readonly<Record<string, Illustration>>,
): readonly IllustratedSection[] {
  return sections.map((section) => {
    const illustration = pictures[section.id];
    if (!illustration) throw new Error(`${title}: give the section "${section.id}" a picture`);
    return { section, ...illustration };
  });
}

/** Returns the section at an anchor. Throws if there is none. */
export function sectionAt({ title, sections }: ProseDocument, anchor: string): ProseSection {
  const section = sections.find(({ id }) => id === anchor);
  if (!section) throw new Error(`${title}: write the section {#${anchor}}`);
  return section;
}
