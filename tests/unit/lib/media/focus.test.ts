import { describe, expect, test } from 'vitest';
import { splitFocus, withFocus } from '../../../../src/lib/media/focus';
import { visiblePart } from '../../../../src/lib/media/picture-shapes';

const FILE = '/storage/v1/object/public/media/events/a.webp';

describe('the address of a picture', () => {
  test.each([
    [`${FILE}#odak=30-100`, { address: FILE, focus: { x: 30, y: 100 } }],
    [`${FILE}#odak=0-0`, { address: FILE, focus: { x: 0, y: 0 } }],
    [FILE, { address: FILE, focus: undefined }],
    [
      'https://a.example/b.jpg#odak=35-10',
      { address: 'https://a.example/b.jpg#odak=35-10', focus: undefined },
    ],
    ['https://a.example/b.jpg#resim', { address: 'https://a.example/b.jpg#resim', focus: undefined }],
  ])('%s says what stays in sight', (stored, parts) => {
    expect(splitFocus(stored)).toEqual(parts);
  });

  test.each([
    [FILE, { x: 34, y: 66 }, `${FILE}#odak=30-70`],
    [`${FILE}#odak=10-10`, { x: 50, y: 50 }, `${FILE}#odak=50-50`],
    [FILE, { x: -5, y: 140 }, `${FILE}#odak=0-100`],
  ])('%s with the point %j becomes %s', (stored, focus, address) => {
    expect(withFocus(stored, focus)).toBe(address);
  });
});

describe('the part that a place shows', () => {
  const whole = { x: 0, y: 0, width: 100, height: 100 };
  test.each([
    ['of a wide picture in a square', 2, whole, 1, { x: 100, y: 0 }, { x: 50, y: 0, width: 50, height: 100 }],
    ['of its left', 2, whole, 1, { x: 0, y: 50 }, { x: 0, y: 0, width: 50, height: 100 }],
    [
      'of a high picture in a wide place',
      0.5,
      whole,
      1,
      { x: 50, y: 20 },
      { x: 0, y: 10, width: 100, height: 50 },
    ],
    [
      'of a cropped part',
      1,
      { x: 20, y: 40, width: 40, height: 20 },
      1,
      { x: 50, y: 50 },
      { x: 30, y: 40, width: 20, height: 20 },
    ],
    ['of a picture that fits', 1.5, whole, 1.5, { x: 0, y: 0 }, whole],
  ])('%s', (_, ratio, area, shape, focus, part) => {
    expect(visiblePart(ratio, area, shape, focus)).toEqual(part);
  });
});
