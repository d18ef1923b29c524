import { expect, test } from 'vitest';
import { cleanLine, cleanLines } from '../../../../src/lib/text/clean';
import { linesOf } from '../../../../src/lib/text/lines';

test.each([
  ['\u202a+90 (212) 555 00 00\u202c', '+90 (212) 555 00 00'],
  ['ayse@der\u00adnek.example\u200b', 'ayse@dernek.example'],
  ['\ufeffwww.dernek.example/a\u2011b', 'www.dernek.example/a-b'],
  ['Yaz\u00a0Şenliği\u2003günü', 'Yaz Şenliği günü'],
  [' Bahar\r\n\tGünü\u2028', 'Bahar  Günü'],
  ['S\u0327enlig\u0306i\u0000', 'Şenliği'],
  ['Gala\u0002 gecesi\u007f', 'Gala gecesi'],
  ['Aile 👩🏽\u200d🎓👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥', 'Aile 👩🏽\u200d🎓👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥'],
  ['a\u200db\u200c\u2066c\u2069', 'abc'],
  ['🏴\u{e0067}\u{e0062}\u{e007f} gizli\u{e0068}\u{e0069}', '🏴\u{e0067}\u{e0062}\u{e007f} gizli'],
  ['tek \ud83d yarım', 'tek  yarım'],
])('the line %j is %j', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean);
  expect(cleanLine(clean)).toBe(clean);
});

test('a text of several lines keeps them, its tabs and its blanks that do not break', () => {
  expect(cleanLines('\n Bir\r\n\tiki\u00a0üç\u2028dört\u200b\u000bbeş ')).toBe(
    'Bir\n\tiki\u00a0üç\ndört\nbeş',
  );
});

test('the lines of an address have no blanks around them, and none is blank', () => {
  expect(linesOf(' Cumhuriyet Caddesi 127 \r\n \n\tŞişli')).toEqual(['Cumhuriyet Caddesi 127', 'Şişli']);
});
