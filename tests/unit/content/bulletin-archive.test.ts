import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bulletinArchive } from '../../../src/content/bulletin-archive';
import { bulletinName } from '../../../src/features/bulletins/bulletins';

const onDisk = (href: string) => `public${href}`;

test('the archive reaches from 2009 to 2025 without a gap', () => {
  const years = [...new Set(bulletinArchive.map(({ year }) => year))].sort();
  expect(years).toEqual(Array.from({ length: 17 }, (_, index) => 2009 + index));
});

test('no issue is listed twice', () => {
  const names = bulletinArchive.map(bulletinName);
  expect(names).toEqual([...new Set(names)]);
});

test('every entry leads to a PDF of the size it states', () => {
  for (const { href, sizeBytes } of bulletinArchive) {
    expect(readFileSync(onDisk(href), 'latin1').startsWith('%PDF-'), href).toBe(true);
    expect(statSync(onDisk(href)).size, href).toBe(sizeBytes);
  }
});
