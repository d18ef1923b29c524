// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isPressed, isTextEdit } from '../../../../admin/shell/shortcuts/pressed';

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

test.each([
  ['<input>', { key: 'z' }, true],
  ['<textarea></textarea>', { key: 'z' }, true],
  ['<input type="checkbox">', { key: 'z' }, false],
  ['<button></button>', { key: 'z' }, false],
  ['<button></button>', { key: 'Z', shiftKey: true }, true],
  ['<input>', { key: 's' }, false],
])('Ctrl+Z in %s with %o is left to the text: %s', (html, press, isText) => {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { ...press, ctrlKey: true, bubbles: true });
  document.body.firstElementChild?.dispatchEvent(event);
  expect(isTextEdit(event)).toBe(isText);
});
