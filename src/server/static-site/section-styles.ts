import { hashInlineStyles } from '../render/inline-styles';
import { INDEX, UNKNOWN_PAGE } from './documents';
import type { ExportedFolder } from './exported-folder';

/** Returns the hashes of all inline styles below the first part of an address, '' for the home page. */
export type SectionStyles = (section: string) => readonly string[];

/** Reads the inline styles of a folder's documents. Hosts can send the page for unknown addresses in every section. */
export async function readSectionStyles(folder: ExportedFolder): Promise<SectionStyles> {
  const found: { section: string; styles: readonly string[] }[] = [];
  for (const name of folder.names().filter((file) => file.endsWith(INDEX) || file === UNKNOWN_PAGE)) {
    found.push({ section: sectionOf(name), styles: hashInlineStyles(await folder.read(name)) });
  }
  return (section) => {
    const inSection = found.filter((one) => one.section === section || one.section === UNKNOWN_PAGE);
    return [...new Set(inSection.flatMap(({ styles }) => styles))].sort();
  };
}

function sectionOf(name: string): string {
  return name === INDEX ? '' : (name.split('/')[0] ?? '');
}
