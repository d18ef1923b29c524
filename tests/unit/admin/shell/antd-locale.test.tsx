import { Calendar, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import trTR from 'antd/es/locale/tr_TR';
import dayjs from 'dayjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { antdLocale } from '../../../../admin/shell/antd-locale';
import '../../../../admin/fields/date/dayjs-in-istanbul';

/** Formats and codes, which are the same in every language. */
const NO_WORDS = /(?:Format|locale|monthBeforeYear)$/;

test('every text of Ant Design is Turkish', () => {
  const turkish = new Map(leaves(antdLocale));
  const english = leaves(enUS).filter(([key]) => !NO_WORDS.test(key));
  expect(english.length).toBeGreaterThan(150);
  const untranslated = english.filter(
    ([key, words]) => (turkish.get(key) ?? words) === words && words !== '',
  );
  expect(untranslated).toEqual([]);
});

test('no text replaces one that Ant Design translates itself', () => {
  const own = new Map(leaves(trTR));
  const changed = leaves(antdLocale).filter(([key, words]) => own.has(key) && own.get(key) !== words);
  expect(new Set(changed.map(([, words]) => words))).toEqual(new Set(['DD.MM.YYYY', 'DD.MM.YYYY HH:mm:ss']));
});

test('months and days are Turkish, and a week begins on Monday', () => {
  const day = dayjs('2026-03-01');
  expect(day.format('D MMMM YYYY dddd')).toBe('1 Mart 2026 Pazar');
  expect(day.startOf('week').format('YYYY-MM-DD')).toBe('2026-02-23');

  const month = renderToStaticMarkup(
    <ConfigProvider locale={antdLocale}>
      <Calendar fullscreen={false} value={day} />
    </ConfigProvider>,
  );
  const head = Array.from(month.matchAll(/<th>([^<]+)<\/th>/g), ([, name]) => name);
  expect(head).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']);
  expect(/<td title="([^"]+)"/.exec(month)?.[1]).toBe('23.02.2026');
});

function leaves(texts: object, prefix = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value]],
  );
}
