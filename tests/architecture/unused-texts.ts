import path from 'node:path';
import ts from 'typescript';
import { parse, type SourceFile } from './source-files';

/** A text's address: the module, the exported name and the keys below it. */
type Address = readonly string[];

/** The key of an element that is chosen at run time: any of its siblings may be meant. */
const ANY = '*';

/**
 * Takes the modules of texts and the modules that show them. Returns the address of each text that no module
 * names, such as 'admin/i18n/lists.ts › rowTexts.move'. An object that is passed on as a whole counts as shown
 * with all its texts.
 */
export function findUnusedTexts(homes: readonly SourceFile[], readers: readonly SourceFile[]): string[] {
  const homePaths = new Set(homes.map((file) => file.path));
  const used = [...homes, ...readers].flatMap((file) => usesIn(file, homePaths));
  return homes.flatMap(textsOf).flatMap((text) => {
    const [home = '', ...keys] = text;
    return used.some((use) => covers(use, text)) ? [] : [`${home} › ${keys.join('.')}`];
  });
}

/** Whether a use means the text, an object around it, or a part of it. */
function covers(use: Address, text: Address): boolean {
  return use.every((key, at) => key === ANY || text[at] === undefined || key === text[at]);
}

/** The addresses of all texts in the exported objects of a module. */
function textsOf(file: SourceFile): Address[] {
  return declarationsOf(parse(file))
    .filter(({ statement }) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ name, value }) => leavesOf(value, [file.path, name.getText()]));
}

function leavesOf(value: ts.Expression | undefined, address: Address): Address[] {
  const bare = value && unwrap(value);
  if (!bare || !ts.isObjectLiteralExpression(bare)) return [address];
  return bare.properties.flatMap((property) => {
    if (!property.name) return [];
    const below = [...address, keyOf(property.name)];
    return ts.isPropertyAssignment(property) ? leavesOf(property.initializer, below) : [below];
  });
}

/** The addresses that a module shows. An expression that only gives texts a shorter name is none. */
function usesIn(file: SourceFile, homes: ReadonlySet<string>): Address[] {
  const source = parse(file);
  const names = new Map<string, Address[]>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) nameImports(statement, file, homes, names);
  }
  if (homes.has(file.path)) {
    for (const { name } of declarationsOf(source)) names.set(name.getText(), [[file.path, name.getText()]]);
  }
  const uses: Address[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const addresses = addressesOf(node.initializer, names);
      if (addresses.length > 0) {
        uses.push(...nameBinding(node.name, addresses, names));
        choicesIn(node.initializer).forEach(visit);
        return;
      }
    }
    const addresses = ts.isExpression(node) ? addressesOf(node, names) : [];
    uses.push(...addresses);
    if (ts.isExpression(node) && addresses.length > 0) choicesIn(node).forEach(visit);
    else node.forEachChild(visit);
  };
  source.statements.forEach(visit);
  return uses;
}

/** Registers the names that a declaration introduces. Returns the addresses that it takes over as a whole. */
function nameBinding(name: ts.BindingName, addresses: Address[], names: Map<string, Address[]>): Address[] {
  if (ts.isIdentifier(name)) {
    names.set(name.text, addresses);
    return [];
  }
  if (ts.isArrayBindingPattern(name)) return addresses;
  return name.elements.flatMap((element) => {
    if (element.dotDotDotToken) return addresses;
    const key = element.propertyName ? keyOf(element.propertyName) : element.name.getText();
    const below = addresses.map((address) => [...address, key]);
    return nameBinding(element.name, below, names);
  });
}

function nameImports(
  statement: ts.ImportDeclaration,
  file: SourceFile,
  homes: ReadonlySet<string>,
  names: Map<string, Address[]>,
): void {
  const specifier = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
  const home = `${path.posix.join(path.posix.dirname(file.path), specifier)}.ts`;
  const bindings = statement.importClause?.namedBindings;
  if (!homes.has(home) || !bindings || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName } of bindings.elements) {
    names.set(name.text, [[home, (propertyName ?? name).text]]);
  }
}

/** The texts an expression leads to; none for anything else. */
function addressesOf(node: ts.Expression, names: ReadonlyMap<string, Address[]>): Address[] {
  const bare = unwrap(node);
  if (ts.isIdentifier(bare)) return isName(bare) ? (names.get(bare.text) ?? []) : [];
  if (ts.isConditionalExpression(bare)) {
    const [yes, no] = [addressesOf(bare.whenTrue, names), addressesOf(bare.whenFalse, names)];
    return yes.length > 0 && no.length > 0 ? [...yes, ...no] : [];
  }
  if (!ts.isPropertyAccessExpression(bare) && !ts.isElementAccessExpression(bare)) return [];
  const key = ts.isPropertyAccessExpression(bare)
    ? bare.name.text
    : ts.isStringLiteralLike(bare.argumentExpression)
      ? bare.argumentExpression.text
      : ANY;
  return addressesOf(bare.expression, names).map((address) => [...address, key]);
}

/** Whether an identifier reads a variable, and is not the name of a property or of a declaration. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  return !ts.isJsxAttribute(parent) && !ts.isParameter(parent);
}

/** The keys and conditions by which an expression chooses a text at run time. They may name further texts. */
function choicesIn(node: ts.Expression): ts.Expression[] {
  const bare = unwrap(node);
  if (ts.isConditionalExpression(bare)) {
    return [bare.condition, ...choicesIn(bare.whenTrue), ...choicesIn(bare.whenFalse)];
  }
  if (ts.isElementAccessExpression(bare)) return [bare.argumentExpression, ...choicesIn(bare.expression)];
  return ts.isPropertyAccessExpression(bare) ? choicesIn(bare.expression) : [];
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node)
    ? unwrap(node.expression)
    : node;
}

function keyOf(name: ts.PropertyName | ts.BindingName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();
}

function declarationsOf(source: ts.SourceFile) {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map(({ name, initializer }) => ({
      statement,
      name,
      value: initializer,
    })),
  );
}
