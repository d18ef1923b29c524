import { expect, test } from 'vitest';
import { cutAroundChanges, textDifference } from '../../../../admin/lib/text-difference';
import { formatPhone, toE164 } from '../../../../admin/lib/phone-number';
import { formatRelativeTime } from '../../../../admin/lib/relative-time';
import { deviceName } from '../../../../admin/lib/browser/device-name';

const SIGNS = { kept: '', added: '+', removed: '-' };
const signed = (parts: ReturnType<typeof textDifference>) =>
  parts.map(({ text, change }) => SIGNS[change] + text);

test.each([
  [
    'words in two places',
    'bir iki üç dört beş',
    'bir 2 üç dört 5',
    ['bir ', '-iki ', '+2 ', 'üç dört ', '-beş', '+5'],
  ],
  ['an ending', 'İğdır’dan gelen', 'Iğdır’a gelen', ['-İğdır’dan ', '+Iğdır’a ', 'gelen']],
  ['a repeated word', 'dur dur', 'dur', ['dur', '-dur']],
  ['only spaces', 'bir  iki', 'bir iki', ['bir iki']],
])('texts are compared word by word: %s', (_what, before, after, parts) => {
  expect(signed(textDifference(before, after))).toEqual(parts);
});

test('a text that was rewritten is shown whole, not as a mixture', () => {
  const [before, after] = [
    'Akşam sahilde toplanıyoruz ve çay var',
    'Okulun bahçesinde buluşalım ve simit yiyelim',
  ];
  expect(signed(textDifference(before, after))).toEqual([`-${before}`, `+${after}`]);
});

test('long kept parts are shortened away from the changes, at whole words', () => {
  const common = 'söz '.repeat(60);
  const [start, removed, added, between, more, end] = cutAroundChanges(
    textDifference(`${common}bir ${common}${common}son`, `${common}iki ${common}yeni ${common}son`),
  ).map(({ text }) => text);
  expect(start).toMatch(/^… (?:söz )+$/);
  expect([removed, added, more]).toEqual(['bir ', 'iki ', 'yeni ']);
  expect(between).toMatch(/^(?:söz )+… (?:söz )+$/);
  expect(end).toMatch(/^(?:söz )+…$/);
  for (const [text, limit] of [
    [start, 61],
    [between, 121],
    [end, 61],
  ] as const)
    expect(text?.length).toBeLessThanOrEqual(limit);
});

test.each([
  ['0532 123 45 67', '+905321234567'],
  ['532 123 45 67', '+905321234567'],
  ['+90 532 123 45 67', '+905321234567'],
  ['0090 532 123 45 67', '+905321234567'],
  ['\u00a00532\u2009123 45\u201167 ', '+905321234567'],
  ['0049 151 23456789', '+4915123456789'],
])('the typed number %s is %s', (typed, e164) => {
  expect(toE164(typed)).toBe(e164);
});

test.each([
  ['', 'nothing'],
  ['0532 123 45 6', 'a digit is missing'],
  ['0212 123 45 67', 'a landline, which receives no messages'],
  ['49 151 23456789', 'another country without a plus'],
  ['+0532 123 45 67', 'no country begins with zero'],
  ['0532 123 45 6x', 'a letter'],
])('%s is refused: %s', (typed) => {
  expect(toE164(typed)).toBeUndefined();
});

test('a Turkish number is shown as people write it, another country’s as it is', () => {
  expect(formatPhone('+905321234567')).toBe('0532 123 45 67');
  expect(formatPhone('+4915123456789')).toBe('+4915123456789');
});

/** Half past midnight in Istanbul, the previous day in UTC. */
const NOW = new Date('2026-11-23T21:30:00Z');

test.each([
  ['az önce', '2026-11-23T21:29:30Z'],
  ['az önce', '2026-11-23T21:30:05Z'],
  ['1 dakika önce', '2026-11-23T21:28:30Z'],
  ['59 dakika önce', '2026-11-23T20:30:01Z'],
  ['dün 23.29', '2026-11-23 20:29:59.123456+00'],
  ['dün 00.00', '2026-11-22T21:00:00Z'],
  ['22 Kasım 2026, 23.59', '2026-11-22T20:59:59Z'],
])('%s is the relative time of %s', (words, timestamp) => {
  expect(formatRelativeTime(timestamp, NOW)).toBe(words);
});

test('an earlier time on the same day is shown as today’s time in Istanbul', () => {
  expect(formatRelativeTime('2026-11-23T05:05:00Z', new Date('2026-11-23T09:00:00Z'))).toBe('bugün 08.05');
});

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome, Windows', `${WINDOWS} Chrome/141.0.0.0 Safari/537.36`],
  ['Edge, Windows', `${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ['Safari, iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Chrome, Android', `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet, Android', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
])('a user agent becomes %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([null, '', 'node', 'curl/8.5.0'])('the user agent %o is an unknown device', (userAgent) => {
  expect(deviceName(userAgent)).toBe('Bilinmeyen cihaz');
});
