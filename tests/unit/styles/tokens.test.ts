import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split(
  /@media (?:\(prefers-color-scheme: dark\)|\(prefers-reduced|print)/,
);
const light = readColors(lightCss);
const schemes = { light, dark: { ...light, ...readColors(darkCss) } };

const TEXT = 4.5;
const CONTROL = 3;

const pairs: [front: string, back: string, atLeast: number][] = [
  ['ink', 'paper', TEXT],
  ['ink', 'surface', TEXT],
  ['ink-soft', 'paper', TEXT],
  ['ink-soft', 'surface', TEXT],
  ['garnet', 'paper', TEXT],
  ['garnet', 'surface', TEXT],
  ['garnet-deep', 'paper', TEXT],
  ['on-garnet', 'garnet', TEXT],
  ['on-garnet', 'garnet-deep', TEXT],
  ['danger', 'paper', TEXT],
  ['danger', 'surface', TEXT],
  ['on-navy', 'navy', TEXT],
  ['on-navy-soft', 'navy', TEXT],
  ['on-stone', 'stone', TEXT],
  ['on-stone-focus', 'stone', CONTROL],
  ['rule-strong', 'paper', CONTROL],
  ['rule-strong', 'surface', CONTROL],
];

for (const [scheme, colors] of Object.entries(schemes)) {
  test.each(pairs)(`${scheme}: %s on %s has a contrast of at least %d`, (front, back, atLeast) => {
    expect(contrast(pick(colors, front), pick(colors, back))).toBeGreaterThanOrEqual(atLeast);
  });

  test(`${scheme}: white and soft white are readable on the scrim over a white picture`, () => {
    const ground = mix(pick(colors, 'scrim'), [255, 255, 255, 1]);
    expect(contrast(pick(colors, 'on-navy'), ground)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(pick(colors, 'on-navy-soft'), ground)).toBeGreaterThanOrEqual(TEXT);
  });
}

test('the footer is the stone of the specification by default, and dark where the reader asks for dark', () => {
  expect(pick(schemes.light, 'stone')).toEqual([0xbb, 0xbb, 0xb1, 1]);
  expect(luminance(pick(schemes.dark, 'stone'))).toBeLessThan(0.1);
});

type Color = readonly [red: number, green: number, blue: number, alpha: number];

function readColors(text: string): Record<string, Color> {
  const hex = [...text.matchAll(/--([\w-]+): #(..)(..)(..);/g)].map(([, name = '', ...channels]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16));
    return [name, [red, green, blue, 1]] as const;
  });
  const veils = [...text.matchAll(/--([\w-]+): rgb\((\d+) (\d+) (\d+) \/ (\d+)%\);/g)].map(
    ([, name = '', ...parts]) => {
      const [red = 0, green = 0, blue = 0, percent = 0] = parts.map(Number);
      return [name, [red, green, blue, percent / 100]] as const;
    },
  );
  return Object.fromEntries([...hex, ...veils]);
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
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
