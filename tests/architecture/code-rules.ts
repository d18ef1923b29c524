import path from 'node:path';
import ts from 'typescript';
import { nodesOf, parse, placeOf, type SourceFile } from './source-files';

/** A rule about code. It gives a sentence for each place where the file breaks it. */
export type Rule = (file: SourceFile) => string[];

export const MAX_LINES = 300;

/** Only these files may expect type errors: they prove that wrong declarations do not compile. */
const PROOF_OF_TYPES = /^tests\/unit\/.*\/type-rules\.ts$/;

export const isShort: Rule = ({ path: file, text }) => {
  const lines = text.split('\n').length - 1;
  return lines <= MAX_LINES ? [] : [`${file}: ${lines} lines, the limit is ${MAX_LINES}`];
};

export const isKebabCase: Rule = ({ path: file }) =>
  /^[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z]+$/.test(path.posix.basename(file)) ? [] : [`${file}: not kebab-case`];

/** Refuses comments that silence the compiler or, without a reason, the linter, which forbids `any`. */
export const hasNoEscapeHatch: Rule = (file) => [
  ...(PROOF_OF_TYPES.test(file.path) ? [] : linesMatching(file, /@ts-(?:ignore|nocheck|expect-error)/)),
  ...linesMatching(file, /lint-disable(?!.* -- \S)|lint-disable.*no-explicit-any/),
];

export const hasNoAssertionChain = refuse(
  (node) => ts.isAsExpression(node) && ts.isAsExpression(withoutParentheses(node.expression)),
  'a chain of assertions escapes the types',
);

export const hasNoSilencedTest = refuse(
  (node) =>
    ts.isPropertyAccessExpression(node) &&
    /^(?:skip|only|todo|fixme|fails|skipIf|runIf)$/.test(node.name.text) &&
    /^(?:test|it|describe)(?:\.\w+)?$/.test(node.expression.getText()),
  'a silenced test proves nothing',
);

export const readsNoClock = refuse(
  (node) => ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length,
  'server and browser would differ; use useToday() of src/ui/hooks/use-today.ts',
);

export const hasLoadingIcon = refuse(
  (node) =>
    ts.isJsxAttribute(node) &&
    node.name.getText() === 'loading' &&
    node.parent.parent.tagName.getText().endsWith('Button') &&
    !node.initializer?.getText().startsWith('{loadingIcon('),
  'use loadingIcon() of admin/lib/loading.tsx',
);

export const hasNamedExportsOnly: Rule = (file) =>
  linesMatching(file, /^export default\b|^export \{.*\bas default\b/);

export const isNoBarrel: Rule = ({ path: file, text }) => {
  if (file === 'admin/resources/index.ts') return [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const isBarrel = /^(?:\s*export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+';)+\s*$/.test(code);
  // Supabase starts a function at its index.
  const isIndex = /(?:^|\/)index\.tsx?$/.test(file) && !file.startsWith('supabase/functions/');
  return isBarrel || isIndex ? [`${file}: a barrel; import from where things are`] : [];
};

/** Exported functions have a comment. */
export const documentsFunctions: Rule = (file) =>
  parse(file)
    .statements.filter((statement) => ts.isFunctionDeclaration(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .filter((statement) => !ts.getJSDocCommentsAndTags(statement).length)
    .map((statement) => `${placeOf(statement)}: ${statement.name?.text ?? 'function'} has no docstring`);

/** Components hold no sentences of the interface: they receive them or look them up. */
export const hasNoSentence: Rule = (file) =>
  findNodes(file, isSentence).map((node) => `${placeOf(node)}: ${node.getText().trim().slice(0, 50)}`);

/** Table reads: `.from(` on anything but a built-in class such as Array; storage's `.from(` is another rule. */
export const hasNoTableRead = refuse((node) => isFromCall(node) && !isStorage(node), 'reads a table');

/** Generic back-office code names no resource. Only values count; type names are allowed. */
export function namesNoResource(names: readonly string[]): Rule {
  return (file) =>
    findNodes(file, (node) => isValueString(node) && names.includes(node.text)).map(
      (node) => `${placeOf(node)}: names the resource ${node.getText()}`,
    );
}

function isSentence(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text);
  return (isValueString(node) || ts.isTemplateLiteralToken(node)) && /[ğĞşŞıİçÇöÖüÜâî]/.test(node.text);
}

function isValueString(node: ts.Node): node is ts.StringLiteralLike {
  return (
    ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent) && !ts.isImportDeclaration(node.parent)
  );
}

function isFromCall(node: ts.Node): node is ts.CallExpression & { expression: ts.PropertyAccessExpression } {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'from' &&
    !/^[A-Z]\w*$/.test(node.expression.expression.getText())
  );
}

function isStorage(node: ts.Node): boolean {
  return isFromCall(node) && /\bstorage$/i.test(node.expression.expression.getText());
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

function refuse(isMatch: (node: ts.Node) => boolean, words: string): Rule {
  return (file) => findNodes(file, isMatch).map((node) => `${placeOf(node)}: ${words}`);
}

function findNodes(file: SourceFile, isMatch: (node: ts.Node) => boolean): ts.Node[] {
  return nodesOf(parse(file)).filter(isMatch);
}

function linesMatching({ path: file, text }: SourceFile, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}
