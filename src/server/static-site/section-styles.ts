import { hashInlineStyles, type InlineCode } from '../render/inline-styles';
import { INDEX, UNKNOWN_PAGE } from './documents';
import type { ExportedFolder } from './exported-folder';

/** Gives the code that may stand in a page below the first part of an address, '' for the first page. */
export type SectionStyles = (section: string) => InlineCode;

/** Reads a folder's documents and what stands in them; the page for unknown addresses may be answered in every section. */
export async function readSectionStyles(folder: ExportedFolder): Promise<SectionStyles> {
  const found: { section: string; code: InlineCode }[] = [];
  for (const name of folder.names().filter((file) => file.endsWith(INDEX) || file === UNKNOWN_PAGE)) {
    found.push({ section: sectionOf(name), code: hashInlineStyles(await folder.read(name)) });
  }
  return (section) => {
    const there = found.filter((one) => one.section === section || one.section === UNKNOWN_PAGE);
    const all = (kind: keyof InlineCode) => [...new Set(there.flatMap(({ code }) => code[kind]))].sort();
    return { styles: all('styles'), scripts: all('scripts') };
  };
}

function sectionOf(name: string): string {
  return name === INDEX ? '' : (name.split('/')[0] ?? '');
}
