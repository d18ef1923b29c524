import { expect, test } from 'vitest';
import { refineDictionary, resourceWords } from '../../../../admin/providers/refine-resources';
import { refineTexts } from '../../../../admin/i18n/tr';
import { createI18nProvider } from '../../../../admin/providers/i18n-provider';
import { resources } from '../../../../admin/resources/index';
import { refineKeys } from './refine-keys';

const { translate, getLocale } = createI18nProvider(refineDictionary(resources));
const MISSING = 'missing';
const askedKeys = refineKeys();

test('every text key of the installed Refine packages is there in Turkish, for every resource', () => {
  const keys = resources.flatMap(({ table }) =>
    askedKeys.map((key) => key.replaceAll(/\$\{[^}]+\}/g, table)),
  );
  expect(keys.length).toBeGreaterThan(70);
  expect(keys.filter((key) => translate(key, undefined, MISSING) === MISSING)).toEqual([]);
});

test('no text is kept that Refine does not ask for', () => {
  expect(leaves(refineTexts).filter((key) => !askedKeys.includes(key))).toEqual([]);
});

test('values are put into their places', () => {
  expect(translate('notifications.deleteSuccess', { resource: 'Duyuru' })).toBe('Duyuru silindi');
  expect(translate('notifications.undoable', {})).toContain('{{seconds}}');
});

test("a key the dictionary lacks gives Refine's default, else the key", () => {
  expect(translate('no.such.key', {}, 'Default')).toBe('Default');
  expect(translate('no.such.key', 'Default')).toBe('Default');
  expect(translate('no.such.key')).toBe('no.such.key');
  expect(translate('pages')).toBe('pages');
});

test('Refine speaks of a resource in its declared words', () => {
  const words = resourceWords(resources);
  for (const { table, labels } of resources) {
    expect(words.singular(table)).toBe(labels.one);
    expect(words.plural(table)).toBe(labels.many);
  }
  expect(words.humanize('unknown')).toBe('unknown');
});

test('the locale is Turkish', () => expect(getLocale()).toBe('tr'));

function leaves(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}
