import ts from 'typescript';
import { nodesOf, parse, type SourceFile } from '../architecture/source-files';

const TEST_FUNCTIONS = new Set(['test', 'it', 'test.each', 'it.each']);

/** Returns the titles of a file's tests. A skipped test has none. */
export function readTestTitles(file: SourceFile): string[] {
  return testCalls(file).flatMap(({ titles }) => titles);
}

/**
 * Returns the calls that define a file's tests, each with its title as it is written, and for a table of values in the file
 * also with each row's first value inserted.
 */
export function testCalls(file: SourceFile): { call: ts.CallExpression; titles: string[] }[] {
  return nodesOf(parse(file))
    .filter(ts.isCallExpression)
    .flatMap((call) => {
      const title = readTitle(call.arguments[0]);
      if (title === undefined || !TEST_FUNCTIONS.has(nameOf(call.expression))) return [];
      const rows = readRowNames(call.expression).map((name) => title.replace(/%[sj]/, name));
      return [{ call, titles: [title, ...rows] }];
    });
}

function readTitle(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

/** Returns 'test', or 'test.each' for a call on a table of values. */
function nameOf(called: ts.Expression): string {
  return (ts.isCallExpression(called) ? called.expression : called).getText();
}

/** Returns the first value of each row in `test.each(table)`. */
function readRowNames(called: ts.Expression): string[] {
  const table = ts.isCallExpression(called) ? called.arguments[0] : undefined;
  if (!table || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return readTitle(first) ?? [];
  });
}
