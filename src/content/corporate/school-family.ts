import courtyard from '../../pictures/family-school.svg?picture';
import map from '../../pictures/world-network.svg?picture';
import type { ProseSection } from '../../shared/prose';
import type { Illustration } from './illustrate';
import text from './school-family.md';

export const schoolFamilyTitle = text.title;
export const schoolFamilyIntro = text.intro;

export const school = {
  section: sectionAt('okul'),
  picture: courtyard,
  alt: 'Şapeli, revakı ve çınarıyla okul avlusu',
};

/** The members of the family that stand side by side. */
export const branches = ['vakif-okullari', 'vakif', 'kariyer-agi'].map(sectionAt);

export const worldNetwork = sectionAt('dunya-agi');
export const worldMap: Illustration = {
  picture: map,
  alt: 'Dünyadaki mezun kentlerini İstanbul’a bağlayan çizim harita',
};

function sectionAt(anchor: string): ProseSection {
  const section = text.sections.find(({ id }) => id === anchor);
  if (!section) throw new Error(`school-family.md: write the section {#${anchor}}`);
  return section;
}
