import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split(
  /@media (?:\(prefers-color-scheme: dark\)|\(prefers-reduced|print)/,
);
const light = readColors(lightCss);
const dark = { ...light, ...readColors(darkCss) };

const [TEXT, CONTROL] = [4.5, 3];
const WHITE = [255, 255, 255, 1] as const;

describe.each([
  { scheme: 'light', colors: light },
  { scheme: 'dark', colors: dark },
])('$scheme:', ({ colors }) => {
  test.each([
    ['ink', ['paper', 'surface'], TEXT],
    ['ink-soft', ['paper', 'surface'], TEXT],
    ['garnet', ['paper', 'surface'], TEXT],
    ['garnet-deep', ['paper', 'surface'], TEXT],
    ['on-garnet', ['garnet', 'garnet-deep'], TEXT],
    ['danger', ['paper', 'surface'], TEXT],
    ['on-navy', ['navy'], TEXT],
    ['on-navy-soft', ['navy'], TEXT],
    ['on-stone', ['stone'], TEXT],
    ['on-stone-focus', ['stone'], CONTROL],
    ['rule-strong', ['paper', 'surface'], CONTROL],
  ])('%s on %j has a contrast of at least %d', (front, backs, atLeast) => {
    for (const back of backs) {
      expect(contrast(pick(colors, front), pick(colors, back)), back).toBeGreaterThanOrEqual(atLeast);
    }
  });

  test.each(['on-navy', 'on-navy-soft'])('%s is readable on the scrim over a white picture', (front) => {
    const ground = mix(pick(colors, 'scrim'), WHITE);
    expect(contrast(pick(colors, front), ground)).toBeGreaterThanOrEqual(TEXT);
  });
});

test('the footer is the stone of the specification by default, and dark where the reader asks for dark', () => {
  expect(pick(light, 'stone')).toEqual([0xbb, 0xbb, 0xb1, 1]);
  expect(luminance(pick(dark, 'stone'))).toBeLessThan(0.1);
});

type Color = readonly [red: number, green: number, blue: number, alpha: number];

function readColors(text: string): Record<string, Color> {
  const found = text.matchAll(/--([\w-]+): (?:#(..)(..)(..)|rgb\((\d+) (\d+) (\d+) \/ (\d+)%\));/g);
  const colors = [...found].map(([, name = '', ...parts]): [string, Color] => {
    const [red = 0, green = 0, blue = 0] = parts.slice(0, 3).map((channel) => Number.parseInt(channel, 16));
    const [r = 0, g = 0, b = 0, percent = 0] = parts.slice(3).map(Number);
    return [name, parts[0] === undefined ? [r, g, b, percent / 100] : [red, green, blue, 1]];
  });
  return Object.fromEntries(colors);
}

function pick(colors: Record<string, Color>, name: string): Color {
  const color = colors[name];
  if (!color) throw new Error(`tokens.css names no colour --${name}`);
  return color;
}

function mix([red, green, blue, alpha]: Color, below: Color): Color {
  const over = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [over(red, below[0]), over(green, below[1]), over(blue, below[2]), 1];
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: Color, other: Color): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance([red, green, blue]: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
