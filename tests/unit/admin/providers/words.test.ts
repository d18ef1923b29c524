import { expect, test } from 'vitest';
import { avatarInitial, displayName } from '../../../../admin/providers/display-name';
import { createI18nProvider } from '../../../../admin/providers/i18n-provider';
import { refineDictionary, resourceWords } from '../../../../admin/providers/refine-resources';
import { resources } from '../../../../admin/resources/index';

const everything = {
  profileName: 'Defne Akıncı',
  metadata: { full_name: 'D. Akıncı', name: 'Defne', preferred_username: 'defne', username: 'defne87' },
  email: 'defne.akinci@mezunlar.example',
};

test('the greeting uses the first of full name, name, user name and the e-mail before its @', () => {
  const { metadata, email } = everything;
  const { preferred_username, username, name } = metadata;
  expect(displayName(everything)).toBe('Defne Akıncı');
  expect(displayName({ metadata, email })).toBe('D. Akıncı');
  expect(displayName({ metadata: { name, username }, email })).toBe('Defne');
  expect(displayName({ metadata: { preferred_username, username }, email })).toBe('defne');
  expect(displayName({ metadata: { username }, email })).toBe('defne87');
  expect(displayName({ metadata: {}, email })).toBe('defne.akinci');
  expect(displayName({ metadata: {} })).toBe('Admin');
});

test('a name that is blank or no text counts as missing', () => {
  expect(displayName({ profileName: ' ', metadata: { full_name: '', name: 42 }, email: 'a@b.example' })).toBe(
    'a',
  );
});

test('the avatar shows a Turkish capital', () => {
  expect(avatarInitial('ilkay')).toBe('İ');
  expect(avatarInitial(' ışıl')).toBe('I');
  expect(avatarInitial('')).toBe('');
});

const { translate, getLocale } = createI18nProvider(refineDictionary(resources));

test.each<[string, string, unknown[]]>([
  ['Duyuru silindi', 'notifications.deleteSuccess', [{ resource: 'Duyuru' }]],
  ['Default', 'no.such.key', [{}, 'Default']],
  ['Default', 'no.such.key', ['Default']],
  ['no.such.key', 'no.such.key', []],
  ['pages', 'pages', []],
])('Refine says “%s” for the key %s with %j', (words, key, options) => {
  expect(translate(key, ...(options as [object]))).toBe(words);
});

test('Refine uses the declared labels of a resource, in Turkish', () => {
  const words = resourceWords(resources);
  expect([words.singular('calendar'), words.plural('calendar')]).toEqual(['Takvim kaydı', 'Takvim']);
  expect(words.humanize('unknown')).toBe('unknown');
  expect(getLocale()).toBe('tr');
});
