import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = ['core', 'antd', 'react-router'].map((name) => `node_modules/@refinedev/${name}/src`);
/** The placeholder for a resource's name or an action in a key. */
const PLACE = /\$\{[^{}]+\}/g;
/** Matches `translate('key'`, `safeTranslate(translate, 'key'` and `translationKey="key"`, also across lines. */
const CALL = /(?:\btranslate(?:\(|,)|\bt\(|translationKey=)\s*(["'`])((?:(?!\1)[^\n])+)\1/g;
/** Refine makes the keys of these buttons from the button's name. */
const NAMED_BUTTONS = ['save', 'export', 'import'];

/**
 * Returns the text keys of the installed Refine packages that the code of the delivered scripts asks for, with `${…}` where
 * a name goes. The build leaves out components that are not used, with their keys.
 */
export function keysAskedFor(code: string): string[] {
  const keys = SOURCES.flatMap(sourceFiles).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(CALL), ([, , key = '']) => key),
  );
  const asked = keys.filter((key) => /^[\w.${}? ]+$/.test(key)).filter((key) => patternOf(key).test(code));
  const buttons = NAMED_BUTTONS.filter(
    (name) => code.includes('`buttons.${') && new RegExp(`\\btype:["'\`]${name}["'\`]`).test(code),
  );
  return [...new Set([...asked, ...buttons.map((name) => `buttons.${name}`)])].sort();
}

function patternOf(key: string): RegExp {
  const text = key.split(PLACE).map((part) => part.replace(/[.?]/g, String.raw`\$&`));
  return new RegExp(`["'\`]${text.join(String.raw`\$\{[^{}]+\}`)}["'\`]`);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:spec|test)\./.test(name))
    .map((name) => `${folder}/${name}`);
}
