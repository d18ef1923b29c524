import type { Rule } from './code-rules';

const COLOUR_VALUE =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const NAMED_COLOUR =
  /:[^;{]*\b(?:white|black|red|green|blue|gr[ae]y|silver|navy|maroon|teal|orange|yellow|purple|brown|beige|ivory)\b(?!-)/gi;
const DURATION = /(?<![\w.-])\d*\.?\d+m?s\b/gi;
const PHYSICAL_SIDE =
  /(?<![\w-])(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|(?:left|right|top|bottom)(?=\s*:))/gi;

/** In a mask, black means "keep" and is no colour. */
const MASK = /\bmask(?:-image)?\s*:[^;}]*/g;

/** Style sheets name colours and durations by token only. */
export const usesTokens: Rule = ({ path, text }) => {
  const declarations = stripComments(text)
    .replace(/var\([^()]*\)/g, 'var()')
    .replace(MASK, blank);
  return [COLOUR_VALUE, NAMED_COLOUR, DURATION].flatMap((pattern) => report(path, declarations, pattern));
};

/** Properties name sides by reading direction. */
export const usesLogicalSides: Rule = ({ path, text }) => report(path, stripComments(text), PHYSICAL_SIDE);

/** Scripts hold no colour, because a colour in a string cannot follow the scheme. */
export const namesNoColour: Rule = ({ path, text }) =>
  report(path, text, /(['"`])(?:#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|oklch)\(.*?\))\1/gi);

/** Replaces comments with blanks, so that line numbers stay right. */
function stripComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function report(path: string, text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line}: ${found.trim()}`;
  });
}
