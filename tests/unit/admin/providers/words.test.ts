import { expect, test } from 'vitest';
import { avatarInitial, displayName } from '../../../../admin/providers/display-name';

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

test('the avatar shows a Turkish capital', () => {
  expect(avatarInitial('ilkay')).toBe('İ');
  expect(avatarInitial(' ışıl')).toBe('I');
  expect(avatarInitial('')).toBe('');
});
