import path from 'node:path';
import ts from 'typescript';
import { nodesOf, parse, type SourceFile } from '../architecture/source-files';
import { testCalls } from './test-titles';

/** Names within names: a constant of another constant, a helper that calls a helper. More is nobody's plain expectation. */
const DEEPEST = 4;

type Named = ts.Expression | ts.FunctionDeclaration;

/** The files of `tests/`, by their path, for the names that a test imports. */
export type Files = ReadonlyMap<string, SourceFile>;

/**
 * Returns the texts, numbers and patterns that a test's assertions hold: the arguments of `expect`, of its matchers and of
 * `waitForURL`, what stands in the constants, rows and helpers that they name, and the table of the test or of a loop around
 * them. An action, such as a click, is none.
 * @param named - 'file below tests/ › title'.
 */
export function readAssertedValues(named: string, files: Files): string[] {
  const [name = '', ...rest] = named.split(' › ');
  const file = files.get(`tests/${name}`);
  const reader = new AssertionReader(files);
  for (const { call, titles } of file ? testCalls(file) : []) {
    if (!titles.includes(rest.join(' › '))) continue;
    call.arguments.forEach((argument) => reader.readAssertions(argument));
    tablesAround(call).forEach((table) => reader.readValues(table));
  }
  return [...reader.values];
}

class AssertionReader {
  readonly values = new Set<string>();
  private readonly seen = new Set<ts.Node>();

  constructor(private readonly files: Files) {}

  /** Reads the assertions within a node and within the helpers that it calls. */
  readAssertions(node: ts.Node, depth = 0): void {
    if (depth > DEEPEST) return;
    for (const loop of nodesOf(node).filter(ts.isForOfStatement))
      if (hasAssertion(loop)) this.readValues(loop.expression, depth);
    for (const call of nodesOf(node).filter(ts.isCallExpression)) {
      if (isAssertion(call)) call.arguments.forEach((argument) => this.readValues(argument, depth));
      const helper = ts.isIdentifier(call.expression) && this.find(call.expression);
      if (!helper || !hasAssertion(helper) || this.seen.has(call)) continue;
      this.seen.add(call);
      call.arguments.forEach((argument) => this.readValues(argument, depth));
      this.readAssertions(helper, depth + 1);
    }
  }

  /** Reads the literals within a node and within the constants that it names. */
  readValues(node: ts.Node, depth = 0): void {
    if (depth > DEEPEST || this.seen.has(node)) return;
    this.seen.add(node);
    for (const inner of nodesOf(node)) {
      if (ts.isStringLiteralLike(inner) || ts.isNumericLiteral(inner) || ts.isTemplateHead(inner))
        this.values.add(inner.text);
      if (ts.isTemplateMiddle(inner) || ts.isTemplateTail(inner)) this.values.add(inner.text);
      if (ts.isRegularExpressionLiteral(inner))
        this.values.add(inner.text.slice(1).replace(/\/[a-z]*$|\\(?=\W)/g, ''));
      if (ts.isPropertyAssignment(inner) && ts.isIdentifier(inner.name)) this.values.add(inner.name.text);
      const named = ts.isIdentifier(inner) && this.find(inner);
      if (named) this.readValues(named, depth + 1);
    }
  }

  /** Returns what a name stands for in its file, or in the file of `tests/` that it is imported from. */
  private find(name: ts.Identifier): Named | undefined {
    const source = name.getSourceFile();
    return declarationsOf(source).get(name.text) ?? this.imported(source, name.text);
  }

  private imported(source: ts.SourceFile, name: string): Named | undefined {
    const from = source.statements
      .filter(ts.isImportDeclaration)
      .find(({ importClause }) =>
        importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings)
          ? importClause.namedBindings.elements.some((element) => element.name.text === name)
          : false,
      )?.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from)) return undefined;
    const target = path.posix.join(path.posix.dirname(source.fileName), from.text);
    const file = this.files.get(`${target}.ts`) ?? this.files.get(`${target}.tsx`);
    return file && declarationsOf(parse(file)).get(name);
  }
}

const declarations = new WeakMap<ts.SourceFile, Map<string, Named>>();

/** Returns a file's functions and constants by their names; the first one of a name counts. */
function declarationsOf(source: ts.SourceFile): Map<string, Named> {
  const known = declarations.get(source);
  if (known) return known;
  const found = new Map<string, Named>();
  const add = (name: string, named: Named) => found.has(name) || found.set(name, named);
  for (const node of nodesOf(source)) {
    if (ts.isFunctionDeclaration(node) && node.name) add(node.name.text, node);
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    for (const name of namesOf(node.name)) add(name, node.initializer);
  }
  declarations.set(source, found);
  return found;
}

/** Tells an argument's call in a chain that begins with `expect`, such as `expect.poll(f).toBe(1)`, and a wait for an address. */
function isAssertion(call: ts.CallExpression): boolean {
  let root: ts.Expression = call;
  while (ts.isCallExpression(root) || ts.isPropertyAccessExpression(root)) {
    if (ts.isPropertyAccessExpression(root) && root.name.text === 'waitForURL') return true;
    root = root.expression;
  }
  return ts.isIdentifier(root) && root.text === 'expect';
}

function hasAssertion(node: ts.Node): boolean {
  return nodesOf(node).some((inner) => ts.isIdentifier(inner) && inner.text === 'expect');
}

function namesOf(name: ts.BindingName): string[] {
  return nodesOf(name)
    .filter(ts.isIdentifier)
    .map(({ text }) => text);
}

/** Returns the tables of a test and of what stands around it: `test.each(table)`, `describe.each(table)`, `for (… of table)`. */
function tablesAround(call: ts.CallExpression): ts.Node[] {
  const tables: ts.Node[] = [];
  for (let node: ts.Node = call; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isForOfStatement(node)) tables.push(node.expression);
    if (ts.isCallExpression(node) && ts.isCallExpression(node.expression))
      tables.push(...node.expression.arguments);
  }
  return tables;
}
