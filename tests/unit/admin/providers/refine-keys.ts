import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = ['core', 'antd', 'react-router'].map((name) => `node_modules/@refinedev/${name}/src`);
const ACTIONS = ['list', 'create', 'edit', 'show', 'clone'];

/** `translate('key'`, `safeTranslate(translate, 'key'` and `translationKey="key"`, over line breaks. */
const CALL = /(?:\btranslate(?:\(|,)|\bt\(|translationKey=)\s*(["'`])((?:(?!\1)[^\n])+)\1/g;

/** Every text key the installed Refine packages ask for; `${…}` stays where a resource's name goes. */
export function refineKeys(): string[] {
  const keys = SOURCES.flatMap(sourceFiles).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)].flatMap(([, , key = '']) => expandActions(key)),
  );
  return [...new Set(keys)].filter((key) => /^[\w.${}? ]+$/.test(key)).sort();
}

function expandActions(key: string): string[] {
  return /\.\$\{(?:\w+\.)?action\}$/.test(key)
    ? ACTIONS.map((action) => key.replace(/\$\{(?:\w+\.)?action\}$/, action))
    : [key];
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:spec|test)\./.test(name))
    .map((name) => `${folder}/${name}`);
}
