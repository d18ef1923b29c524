import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesOf, parse, ROOT } from './source-files';

const EXTENSIONS = ['', '.ts', '.tsx'];

/** Returns the packages that a module, given by its path from the root, or the modules it imports load, lazily or at once. */
export function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const specifier of runtimeImports(file)) {
      if (specifier.startsWith('.')) visit(locate(file, specifier));
      else packages.add(specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
    }
  };
  visit(entry);
  return packages;
}

function locate(importer: string, specifier: string): string {
  const base = path.posix.join(path.posix.dirname(importer), specifier);
  const found = EXTENSIONS.map((extension) => base + extension).find((file) =>
    existsSync(path.join(ROOT, file)),
  );
  if (found === undefined || !/\.tsx?$/.test(found))
    throw new Error(`${importer} imports ${specifier}, which is no module`);
  return found;
}

function runtimeImports(file: string): string[] {
  const source = { path: file, text: readFileSync(path.join(ROOT, file), 'utf8') };
  return [...nodesOf(parse(source))].flatMap((node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      return [];
    if (ts.isExportDeclaration(node) && node.isTypeOnly) return [];
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const specifier = isDynamic
      ? node.arguments[0]
      : ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : undefined;
    return specifier && ts.isStringLiteralLike(specifier) ? [specifier.text] : [];
  });
}
