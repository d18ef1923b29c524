import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file for the rules: its path from the repository's root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const GENERATED = new Set(['src/lib/database/database.types.ts', 'package-lock.json']);

/** Every file that is or could be committed, without the files that .gitignore names. */
export function repositoryPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

/** The repository's handwritten files with these extensions ('.ts' also means '.tsx' only if '.tsx' is named). */
export function sourceFiles(...extensions: string[]): SourceFile[] {
  return repositoryPaths()
    .filter((file) => extensions.includes(path.extname(file)) && !GENERATED.has(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

export function parse({ path: fileName, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
}

/** Every node of the file, parents before children. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** Returns a node's place as 'path:line', which editors and terminals can open. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
