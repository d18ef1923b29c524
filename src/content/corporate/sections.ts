import type { ProseDocument, ProseSection } from '../../lib/text/prose';
import type { PictureAsset } from '../../pictures/picture-asset';

/** A drawing beside a text; `alt` says what it shows. */
export interface Illustration {
  readonly picture: PictureAsset;
  readonly alt: string;
}

interface IllustratedSection extends Illustration {
  readonly section: ProseSection;
}

/** Takes a text and a picture for each of its anchors, gives the sections with their pictures; throws for one without. */
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

/** Takes a text and an anchor, gives the section there; throws if the text has none. */
export function sectionAt({ title, sections }: ProseDocument, anchor: string): ProseSection {
  const section = sections.find(({ id }) => id === anchor);
  if (!section) throw new Error(`${title}: write the section {#${anchor}}`);
  return section;
}
