import path from 'node:path';

const FENCE = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
/** A file as a document spells it, a path, or a folder with its slash; addresses of the site and packages begin otherwise. */
const FILE_NAME = /^[\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|css|sql|md|csv|json|toml|svg))$/;
const DEEP_PATH = /^(?:src|admin|supabase|tests|public)\/[\w./-]+$/;
const DECISION = /^\*\*.*?(?=^\*\*|(?![\s\S]))/gms;
const FULL_DECISION =
  /^\*\*\d{4}-\d\d-\d\d: [^*]+\*\*\sContext:\s[^]+\sDecision:\s[^]+\sConsequences:\s[^]+\sStatus:\s/;
/** What the authors had beside them, and a reader of the repository has not. */
const ABSENT_DOCUMENT =
  /\b(?:decision|issue|architecture rule|house rule) \d|\b(?:house|style|architecture|decisions)\.md\b/i;

/** Takes Markdown, gives its fenced shell blocks, in order. */
export function shellBlocks(markdown: string): string[] {
  return [...markdown.matchAll(FENCE)]
    .filter(([, language = '']) => /^(?:sh|bash|shell)$/.test(language))
    .map(([, , commands = '']) => commands.trim());
}

/** Takes Markdown, gives each command of its shell blocks as one line, without comments. */
export function shellCommands(markdown: string): string[] {
  return shellBlocks(markdown)
    .flatMap((block) => block.replaceAll(/ *\\\n */g, ' ').split('\n'))
    .map((line) => line.replace(/ +#.*$/, '').trim())
    .filter((line) => line !== '');
}

/** Takes Markdown, gives the names of the scripts that it runs with npm, in blocks and in sentences. */
export function npmScripts(markdown: string): string[] {
  const named = markdown.matchAll(/\bnpm (?:run ([a-z][\w:]*)|(start|test)\b)/g);
  return [...new Set([...named].map(([, script, short]) => script ?? short ?? ''))];
}

/** Takes Markdown, gives the files and folders that its sentences name in code, as they are spelled. */
export function namedFiles(markdown: string): string[] {
  const names = [...markdown.replace(FENCE, '').matchAll(CODE)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => FILE_NAME.test(name) || DEEP_PATH.test(name)))];
}

/** Takes Markdown and its path, gives where its links within the repository lead: a path from the root, with '#' and a heading's id. */
export function linkTargets(markdown: string, file: string): string[] {
  const targets = [...markdown.replace(FENCE, '').matchAll(LINK)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^https?:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target));
}

/** Takes Markdown, gives the ids by which its headings are linked. */
export function headingIds(markdown: string): string[] {
  const headings = [...markdown.replace(FENCE, '').matchAll(/^#+ (.*)$/gm)].map(
    ([, heading = '']) => heading,
  );
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Takes Markdown, gives the titles of the decisions that lack their date or one of their four parts. */
export function unfinishedDecisions(markdown: string): string[] {
  const [, decisions = ''] = markdown.split('\n## Decisions\n');
  return [...decisions.matchAll(DECISION)]
    .map(([decision]) => decision)
    .filter((decision) => !FULL_DECISION.test(decision))
    .map((decision) => decision.slice(0, 60));
}

/** Takes a text, gives its lines that refer to what the repository does not hold. */
export function absentReferences(text: string): string[] {
  return text.split('\n').filter((line) => ABSENT_DOCUMENT.test(line));
}
