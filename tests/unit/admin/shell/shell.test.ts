// @vitest-environment jsdom
import enUS from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { antdLocale } from '../../../../admin/shell/antd-locale';
import { isPressed, isTextEdit } from '../../../../admin/shell/shortcuts/shortcuts';
import '../../../../admin/fields/date/date-picker';

/** Formats and codes, which are the same in every language. */
const NO_WORDS = /(?:Format|locale|monthBeforeYear)$/;
/** A component that the back office does not have. */
const UNUSED = 'ColorPicker.';

function leaves(texts: object, prefix = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}

test('every text of Ant Design is Turkish', () => {
  const turkish = new Map(leaves(antdLocale));
  const english = leaves(enUS).filter(([key]) => !NO_WORDS.test(key) && !key.startsWith(UNUSED));
  expect(english.length).toBeGreaterThan(150);
  const isUntranslated = ([key, words]: [string, unknown]) =>
    (turkish.get(key) ?? words) === words && words !== '';
  expect(english.filter(isUntranslated)).toEqual([]);
});

test('months and days are Turkish, and a week begins on Monday', () => {
  const day = dayjs('2026-03-01');
  expect(day.format('D MMMM YYYY dddd')).toBe('1 Mart 2026 Pazar');
  expect(day.startOf('week').format('YYYY-MM-DD')).toBe('2026-02-23');
});

test.each([
  ['k', { ctrlKey: true }, true],
  ['/', {}, true],
  ['k', {}, false],
  ['k', { ctrlKey: true, metaKey: true }, false],
  ['k', { ctrlKey: true, altKey: true }, false],
])('the key %s with exactly its modifier keys opens the search: %j, %s', (key, held, isSearch) => {
  const press = { key, ctrlKey: false, metaKey: false, altKey: false, ...held };
  expect(isPressed(press, 'Control+K Meta+K /')).toBe(isSearch);
});

test.each([
  ['<input>', { key: 'z' }, true],
  ['<input type="checkbox">', { key: 'z' }, false],
  ['<button></button>', { key: 'z' }, false],
  ['<button></button>', { key: 'Z', shiftKey: true }, true],
])('Ctrl+Z in %s with %o is left to the text: %s', (html, press, isText) => {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { ...press, ctrlKey: true, bubbles: true });
  document.body.firstElementChild?.dispatchEvent(event);
  expect(isTextEdit(event)).toBe(isText);
});
