import { expect, test } from 'vitest';
import { isPressed } from '../../../../admin/shell/shortcuts/pressed';

const press = (key: string, held: { ctrl?: boolean; meta?: boolean; alt?: boolean } = {}) => ({
  key,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  altKey: held.alt ?? false,
});

test('a shortcut matches its key with exactly its modifier keys', () => {
  const search = 'Control+K Meta+K /';
  expect(isPressed(press('k', { ctrl: true }), search)).toBe(true);
  expect(isPressed(press('K', { meta: true }), search)).toBe(true);
  expect(isPressed(press('/'), search)).toBe(true);
  expect(isPressed(press('k'), search)).toBe(false);
  expect(isPressed(press('k', { ctrl: true, meta: true }), search)).toBe(false);
  expect(isPressed(press('k', { ctrl: true, alt: true }), search)).toBe(false);
  expect(isPressed(press('/', { ctrl: true }), search)).toBe(false);
  expect(isPressed(press('n'), search)).toBe(false);
});
