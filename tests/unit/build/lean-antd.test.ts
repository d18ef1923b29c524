import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanAntd } from '../../../src/build/lean-antd';
import { transform } from './transform';

const THEME = 'node_modules/antd/es/theme';
const FILES = [`${THEME}/interface/presetColors.js`, `${THEME}/themes/seed.js`];

test.each(FILES)('leaves no preset colour in %s, and the rest as it is', (file) => {
  const code = readFileSync(file, 'utf8');
  const lean = transform(leanAntd(), code, file);
  expect(code).toMatch(/geekblue/);
  expect(lean).not.toMatch(/geekblue/);
  const primary = "colorPrimary: '#1677ff'";
  expect(lean.includes(primary)).toBe(code.includes(primary));
});

test('what stands inside a ring is drawn without it', () => {
  const file = 'node_modules/antd/es/_util/wave/index.js';
  const lean = transform(leanAntd(), readFileSync(file, 'utf8'), file);
  expect(lean).toMatch(/const Wave = \(\{ children \}\) => children \?\? null;\s+if \(process/);
  expect(lean).not.toMatch(/useWave\(/);
  expect(lean).toMatch(/export default Wave;$/);
});

test('touches no other file', () => {
  const code = "export const PresetColors = ['blue'];";
  expect(transform(leanAntd(), code, `${THEME}/internal.js`)).toBe(code);
});

test('says so when a new version writes them otherwise', () => {
  expect(() => transform(leanAntd(), "export const Presets = ['blue'];", FILES[0] ?? '')).toThrow(
    'Not as expected',
  );
});
