import { expect, test } from 'vitest';
import { currentSection } from '../../../src/ui/contents-list/current-section';

const midway = { isAtEnd: false, height: 800, askedId: '' };
const atEnd = { ...midway, isAtEnd: true };
const scrolledBy = (pixels: number) =>
  ['bir', 'iki', 'üç'].map((id, index) => ({
    id,
    top: 400 * index + 200 - pixels,
    bottom: 400 * (index + 1) + 200 - pixels,
  }));

test('above the text the first section is current', () => {
  expect(currentSection(scrolledBy(0), midway)).toBe('bir');
});

test('the first section that reaches below the bar is current, also at an anchor', () => {
  expect(currentSection(scrolledBy(455), midway)).toBe('bir');
  expect(currentSection(scrolledBy(456), midway)).toBe('iki');
  const [onPhones, onDesks] = [464, 512];
  for (const anchor of [onPhones, onDesks]) expect(currentSection(scrolledBy(anchor), midway)).toBe('iki');
});

test('below the text the last section stays current', () => {
  expect(currentSection(scrolledBy(1400), midway)).toBe('üç');
});

test('at the end of the page the last section is current, or the visible one in the hash', () => {
  expect(currentSection(scrolledBy(600), atEnd)).toBe('üç');
  expect(currentSection(scrolledBy(600), { ...atEnd, askedId: 'iki' })).toBe('iki');
  expect(currentSection(scrolledBy(600), { ...atEnd, askedId: 'bir' })).toBe('üç');
  expect(currentSection([], atEnd)).toBeUndefined();
});
