import ts from 'typescript';
import { nodesOf, placeOf } from './source-files';

const { Literal, StringLike, NumberLike, BigIntLike } = ts.TypeFlags;

/**
 * Text that may change, or that stands beside what may come and go, is the only child of its element. A browser's
 * translator puts `<font>` elements in the place of text nodes. React replaces the whole content of an element whose only
 * child is text, but it would change, move or remove any other text node that is no longer in the document.
 *
 * Returns a sentence for each text of a program's file that breaks this.
 */
export function textsBesideOthers(program: ts.Program, file: ts.SourceFile): string[] {
  const checker = program.getTypeChecker();

  const isText = (type: ts.Type): boolean => {
    if (type.isUnion()) return type.types.some(isText);
    if (checker.isArrayLikeType(type)) return elementsOf(type).some(isText);
    const isEmpty = type.isStringLiteral() && type.value === '';
    return !isEmpty && (type.flags & (StringLike | NumberLike | BigIntLike)) !== 0;
  };
  const elementsOf = (type: ts.Type) => checker.getTypeArguments(type as ts.TypeReference);
  const kindOf = (child: ts.JsxChild) => {
    if (ts.isJsxText(child)) return 'constant';
    if (ts.isJsxElement(child)) return isOfHtml(child.openingElement) ? 'element' : 'other';
    if (ts.isJsxSelfClosingElement(child)) return isOfHtml(child) ? 'element' : 'other';
    if (!ts.isJsxExpression(child) || !child.expression) return 'other';
    const type = checker.getTypeAtLocation(child.expression);
    if (!isText(type)) return 'other';
    return !type.isUnion() && type.flags & Literal ? 'constant' : 'text';
  };
  const isList = (child: ts.JsxChild | undefined) =>
    child && ts.isJsxExpression(child) && child.expression
      ? checker.isArrayLikeType(checker.getTypeAtLocation(child.expression))
      : false;
  const besideOthers = (parent: ts.JsxElement | ts.JsxFragment): ts.Node[] => {
    const children = parent.children.filter(isRendered);
    if (children.length < 2 && ts.isJsxElement(parent) && !isList(children[0])) return [];
    const kinds = children.map(kindOf);
    const isFixed = ts.isJsxElement(parent) && !kinds.includes('other');
    return children.filter(
      (_, index) => kinds[index] === 'text' || (kinds[index] === 'constant' && !isFixed),
    );
  };
  const isTextComponent = (node: ts.FunctionDeclaration) => {
    const signature = /^[A-Z]/.test(node.name?.text ?? '') && checker.getSignatureFromDeclaration(node);
    return signature ? isText(checker.getReturnTypeOfSignature(signature)) : false;
  };

  return nodesOf(file)
    .flatMap((node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return besideOthers(node);
      return ts.isFunctionDeclaration(node) && isTextComponent(node) ? [node] : [];
    })
    .map((node) => `${placeOf(node)}: give this text an element of its own (src/README.md)`);
}

function isOfHtml({ tagName }: ts.JsxOpeningLikeElement): boolean {
  return /^[a-z][\w-]*$/.test(tagName.getText());
}

/** Leaves out comments, and the line breaks between elements. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}
