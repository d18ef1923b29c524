import { expect, test } from 'vitest';
import { refineDictionary, resourceWords } from '../../../../admin/providers/refine-resources';
import { createI18nProvider } from '../../../../admin/providers/i18n-provider';
import { resources } from '../../../../admin/resources/index';

const { translate, getLocale } = createI18nProvider(refineDictionary(resources));

test('values replace their placeholders', () => {
  expect(translate('notifications.deleteSuccess', { resource: 'Duyuru' })).toBe('Duyuru silindi');
  expect(translate('notifications.undoable', {})).toContain('{{seconds}}');
});

test("a key that the dictionary lacks gives Refine's default, otherwise the key", () => {
  expect(translate('no.such.key', {}, 'Default')).toBe('Default');
  expect(translate('no.such.key', 'Default')).toBe('Default');
  expect(translate('no.such.key')).toBe('no.such.key');
  expect(translate('pages')).toBe('pages');
});

test('Refine uses the declared labels of a resource', () => {
  const words = resourceWords(resources);
  for (const { table, labels } of resources) {
    expect(words.singular(table)).toBe(labels.one);
    expect(words.plural(table)).toBe(labels.many);
  }
  expect(words.humanize('unknown')).toBe('unknown');
});

test('the locale is Turkish', () => expect(getLocale()).toBe('tr'));
