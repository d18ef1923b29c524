import path from 'node:path';

const FENCE = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
/** A file as a document spells it, a path, or a folder with its slash; addresses of the site and packages begin otherwise. */
const FILE_NAME = /^[\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|css|sql|md|csv|json|toml|svg))$/;
const DEEP_PATH = /^(?:src|admin|supabase|tests|public)\/[\w./-]+$/;
/** What a command in a sentence begins with. */
const PROGRAM = /^(?:npm|npx|git|systemctl|journalctl) [a-z-]/;
/** References to documents that only the authors had. */
const ABSENT_DOCUMENT =
  /\b(?:decision|issue|architecture rule|house rule) \d|\b(?:house|style|architecture)\.md\b/i;

/** Returns the fenced shell blocks of Markdown, in order. */
export function shellBlocks(markdown: string): string[] {
  return [...markdown.matchAll(FENCE)]
    .filter(([, language = '']) => /^(?:sh|bash|shell)$/.test(language))
    .map(([, , commands = '']) => commands.trim());
}

/** Returns each command in the shell blocks of Markdown as one line, without comments. */
export function shellCommands(markdown: string): string[] {
  return shellBlocks(markdown)
    .flatMap((block) => block.replaceAll(/ *\\\n */g, ' ').split('\n'))
    .map((line) => line.replace(/ +#.*$/, '').trim())
    .filter((line) => line !== '');
}

/** Returns each command of a guide once: the lines of its shell blocks, and what its sentences and tables give to run. */
export function guideCommands(markdown: string): string[] {
  const spoken = [...markdown.replace(FENCE, '').matchAll(CODE)].map(([, words = '']) => words);
  return [...new Set([...shellCommands(markdown), ...spoken.filter((words) => PROGRAM.test(words))])];
}

/** Returns the names of the scripts that Markdown runs with npm, in blocks and in sentences. */
export function npmScripts(markdown: string): string[] {
  const named = markdown.matchAll(/\bnpm (?:run ([a-z][\w:-]*\w)|(start|test)\b)/g);
  return [...new Set([...named].map(([, script, short]) => script ?? short ?? ''))];
}

/** Returns each option that Markdown gives to a script of npm, in blocks and in sentences, as the script's name and the option's. */
export function npmOptions(markdown: string): [script: string, option: string][] {
  const runs = markdown.replaceAll(/ *\\\n */g, ' ').matchAll(/\bnpm run ([a-z][\w:-]*\w) -- ([^`\n|&]*)/g);
  return [...runs].flatMap(([, script = '', words = '']) =>
    [...words.matchAll(/--([a-z][a-z-]*)/g)].map(([, option = '']): [string, string] => [script, option]),
  );
}

/** Returns the files and folders that Markdown's sentences name in code, as they are spelled. */
export function namedFiles(markdown: string): string[] {
  const names = [...markdown.replace(FENCE, '').matchAll(CODE)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => FILE_NAME.test(name) || DEEP_PATH.test(name)))];
}

/** Returns the targets of Markdown's links within the repository: a path from the root, with '#' and a heading's id. */
export function linkTargets(markdown: string, file: string): string[] {
  const targets = [...markdown.replace(FENCE, '').matchAll(LINK)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^https?:/.test(target))
    .map((target) =>
      target.startsWith('#') ? file + target : path.posix.join(path.posix.dirname(file), target),
    );
}

/** Returns the ids by which the headings of Markdown are linked. */
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

/** Returns the lines of a text that refer to something outside the repository. */
export function absentReferences(text: string): string[] {
  return text.split('\n').filter((line) => ABSENT_DOCUMENT.test(line));
}
