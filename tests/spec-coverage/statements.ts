/** The statements of the specification under each of its headings: a bullet's or a paragraph's sentences. */
export function readStatements(markdown: string): Map<string, string[]> {
  const statements = new Map<string, string[]>();
  let heading = '';
  for (const line of joinTables(markdown).split('\n')) {
    const title = /^#+ (?:\d+\. )?(.+)$|^\*\*(.+)\*\*$/.exec(line);
    if (title) heading = title[1] ?? title[2] ?? '';
    else if (!isLabel(line))
      statements.set(heading, [...(statements.get(heading) ?? []), ...splitSentences(line)]);
  }
  return statements;
}

/** A table belongs to the line that announces it. */
function joinTables(markdown: string): string {
  return markdown.replace(/\n+(?=\|)/g, ' ');
}

/** What only names the lines below it says nothing of its own. */
function isLabel(line: string): boolean {
  return line.trim() === '' || /:(?:\*\*)?$/.test(line);
}

/** Sentences end with a full stop before a capital; those within quotation marks belong to the quoted text. */
function splitSentences(line: string): string[] {
  return line
    .replace(/^\s*- /, '')
    .replaceAll('**', '')
    .replace(/(?<=^|[\s(])'[^']+'(?=[\s.,;:)/]|$)/g, (quoted) => quoted.replaceAll(' ', '\u00A0'))
    .split(/(?<=\.) (?=[\p{Lu}©])/u)
    .map((sentence) => sentence.replaceAll('\u00A0', ' '));
}
