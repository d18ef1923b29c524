import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, parse, ROOT, specifierOf } from './source-files';

const EXTENSIONS = ['', '.ts', '.tsx'];
/** Build tools, browser-sized parsers and test tools: each costs the server tens of megabytes. */
const NEVER_SERVING = [
  'vite',
  'rolldown',
  'jsdom',
  '@vitejs/plugin-react',
  'typescript',
  'vitest',
  'playwright',
];

test('the process that serves the site loads neither the bundler nor a browser’s window', () => {
  const packages = packagesOf('src/server/main.ts');
  expect([...packages]).toEqual(expect.arrayContaining(['hono', 'postgres', '@supabase/lite']));
  expect(NEVER_SERVING.filter((name) => packages.has(name))).toEqual([]);
});

test('the check notices the bundler where development loads it', () => {
  expect(packagesOf('src/server/cli/dev.ts').has('vite')).toBe(true);
});

/** Returns the packages that a module, given by its path from the root, or the modules it imports load, lazily or at once. */
function packagesOf(entry: string): Set<string> {
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
  return nodesOf(parse(source)).flatMap((node) => {
    const isType =
      ts.isImportTypeNode(node) ||
      (ts.isExportDeclaration(node) && node.isTypeOnly) ||
      (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    return isType ? [] : (specifierOf(node) ?? []);
  });
}
