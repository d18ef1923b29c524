import ts from 'typescript';

const { Literal, StringLike, NumberLike, BigIntLike } = ts.TypeFlags;

/**
 * ESLint rule: text that may change, or that stands beside what may come and go, is the only child of its element. A
 * browser's translator puts `<font>` elements in the place of text nodes. React replaces the whole content of an element
 * whose only child is text, but it would change, move or remove any other text node that is no longer in the document.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const textStandsAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrap: 'Give this text an element of its own: translators replace text nodes (src/README.md).',
    },
  },
  create(context) {
    const { getTypeAtLocation, esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    const isText = (type) => {
      if (type.isUnion()) return type.types.some(isText);
      if (checker.isArrayLikeType(type)) return checker.getTypeArguments(type).some(isText);
      return type.value !== '' && (type.flags & (StringLike | NumberLike | BigIntLike)) !== 0;
    };
    const kindOf = (child) => {
      if (child.type === 'JSXText') return 'constant';
      if (child.type === 'JSXElement')
        return /^[a-z]/.test(child.openingElement.name.name) ? 'element' : 'other';
      if (child.type !== 'JSXExpressionContainer') return 'other';
      const type = getTypeAtLocation(child.expression);
      if (!isText(type)) return 'other';
      return !type.isUnion() && type.flags & Literal ? 'constant' : 'text';
    };
    const checkChildren = (parent) => {
      const children = parent.children.filter(isRendered);
      if (children.length < 2 && parent.type === 'JSXElement' && !hasList(children[0])) return;
      const kinds = children.map(kindOf);
      const isFixed = parent.type === 'JSXElement' && !kinds.includes('other');
      children.forEach((node, index) => {
        if (kinds[index] === 'text' || (kinds[index] === 'constant' && !isFixed)) {
          context.report({ node, messageId: 'wrap' });
        }
      });
    };
    const hasList = (child) =>
      child?.type === 'JSXExpressionContainer' &&
      checker.isArrayLikeType(getTypeAtLocation(child.expression));
    const checkComponent = (node) => {
      const signature = checker.getSignatureFromDeclaration(esTreeNodeToTSNodeMap.get(node));
      if (signature && isText(checker.getReturnTypeOfSignature(signature))) {
        context.report({ node, messageId: 'wrap' });
      }
    };
    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      'FunctionDeclaration[id.name=/^[A-Z]/]': checkComponent,
    };
  },
};

/** Leaves out comments, and the line breaks between elements. */
function isRendered(child) {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(child.value);
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}
