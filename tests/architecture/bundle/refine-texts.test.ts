import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refineDictionary } from '../../../admin/providers/refine-resources';
import { resources } from '../../../admin/resources/index';
import { ROOT } from '../source-files';
import { keysAskedFor } from './refine-keys';

const ASSETS = path.join(ROOT, 'dist/client/assets');
/** The screens that a resource has. */
const ACTIONS = ['list', 'create', 'edit', 'show'];

const code = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join(ASSETS, name), 'utf8'))
  .join('\n');
const asked = new Set(
  keysAskedFor(code).flatMap((key) =>
    resources.flatMap(({ table }) =>
      ACTIONS.map((action) =>
        key.replace(/\$\{(?:\w+\.)?action\}$/, action).replaceAll(/\$\{[^{}]+\}/g, table),
      ),
    ),
  ),
);
const translated = leaves(refineDictionary(resources));

test('every text that the delivered code asks Refine’s dictionary for is there in Turkish', () => {
  expect(asked).toContain('notifications.editSuccess');
  expect([...asked].filter((key) => !translated.includes(key))).toEqual([]);
});

test('the dictionary holds no text that the delivered code never asks for', () => {
  expect(translated.filter((key) => !asked.has(key))).toEqual([]);
});

function leaves(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}
