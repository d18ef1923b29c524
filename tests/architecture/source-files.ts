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

const parsed = new Map<string, ts.SourceFile>();

/** Parses a file once for all rules. */
export function parse({ path: file, text }: SourceFile): ts.SourceFile {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/** The node and all nodes in it, parents before children, without tokens and comments. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  const visit = (child: ts.Node): void => {
    nodes.push(child);
    child.forEachChild(visit);
  };
  node.forEachChild(visit);
  return nodes;
}

/** Returns a node's place as 'path:line', which editors and terminals can open. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** Returns what a node imports or exports from: a module, for a type only too, or lazily. */
export function specifierOf(node: ts.Node): string | undefined {
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const specifier = isDynamic
    ? node.arguments[0]
    : ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : undefined;
  return specifier && ts.isStringLiteralLike(specifier) ? specifier.text : undefined;
}
