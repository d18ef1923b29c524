import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refineDictionary } from '../../../admin/data/refine-resources';
import { resources } from '../../../admin/resources/index';
import { ROOT } from '../source-files';

const SOURCES = ['core', 'antd', 'react-router'].map((name) => `node_modules/@refinedev/${name}/src`);
/** The screens that a resource has. */
const ACTIONS = ['list', 'create', 'edit', 'show'];
/** The placeholder for a resource's name or an action in a key. */
const PLACE = /\$\{[^{}]+\}/g;
/** Matches `translate('key'`, `safeTranslate(translate, 'key'` and `translationKey="key"`, also across lines. */
const CALL = /(?:\btranslate(?:\(|,)|\bt\(|translationKey=)\s*(["'`])((?:(?!\1)[^\n])+)\1/g;
/** Refine makes the keys of these buttons from the button's name. */
const NAMED_BUTTONS = ['save', 'export', 'import'];

/** The delivered scripts. The build leaves out components that are not used, with their keys. */
const code = textsIn(path.join(ROOT, 'dist/current/client/assets'), /\.js$/).join('\n');
const calls = SOURCES.flatMap((folder) => textsIn(folder, /(?<!\.(?:spec|test))\.tsx?$/)).flatMap((text) =>
  Array.from(text.matchAll(CALL), ([, , key = '']) => key),
);
const named = NAMED_BUTTONS.filter(
  (name) => code.includes('`buttons.${') && new RegExp(`\\btype:["'\`]${name}["'\`]`).test(code),
);
const asked = new Set(
  [...calls.filter(isDelivered), ...named.map((name) => `buttons.${name}`)].flatMap((key) =>
    resources.flatMap(({ table }) =>
      ACTIONS.map((action) => key.replace(/\$\{(?:\w+\.)?action\}$/, action).replaceAll(PLACE, table)),
    ),
  ),
);
const translated = leaves(refineDictionary(resources));

test('every text that the delivered code asks Refine’s dictionary for is there in Turkish', () => {
  expect(asked).toContain('notifications.editSuccess');
  expect([...asked].filter((key) => !translated.includes(key))).toEqual([]);
});

function isDelivered(key: string): boolean {
  if (!/^[\w.${}? ]+$/.test(key)) return false;
  const text = key.split(PLACE).map((part) => part.replace(/[.?]/g, String.raw`\$&`));
  return new RegExp(`["'\`]${text.join(String.raw`\$\{[^{}]+\}`)}["'\`]`).test(code);
}

function textsIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

function leaves(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}
