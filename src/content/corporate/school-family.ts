import courtyard from '../../pictures/family-school.svg?picture';
import map from '../../pictures/world-network.svg?picture';
import text from './school-family.md';
import { sectionAt, type Illustration } from './sections';

export const schoolFamilyTitle = text.title;
export const schoolFamilyDate = text.date;
export const schoolFamilyIntro = text.intro;

export const school = {
  section: sectionAt(text, 'okul'),
  picture: courtyard,
  alt: 'Şapeli, revakı ve çınarıyla okul avlusu',
};

/** The sections about the family's institutions, shown side by side. */
export const branches = ['vakif-okullari', 'vakif', 'kariyer-agi'].map((anchor) => sectionAt(text, anchor));

export const worldNetwork = sectionAt(text, 'dunya-agi');
export const worldMap: Illustration = {
  picture: map,
  alt: 'Dünyadaki mezun kentlerini İstanbul’a bağlayan çizim harita',
};
