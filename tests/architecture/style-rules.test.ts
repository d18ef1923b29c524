import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files';
import { namesNoColour, usesLogicalSides, usesTokens } from './style-rules';

const TOKENS = 'src/styles/tokens.css';
const sheets = sourceFiles('.css').filter(({ path }) => path !== TOKENS);
const scripts = sourceFiles('.ts', '.tsx').filter(({ path }) => /^(?:src|admin)\//.test(path));

describe('styles', () => {
  test('colours and durations live in tokens.css alone', () => {
    expect(sheets.flatMap(usesTokens)).toEqual([]);
    expect(scripts.flatMap(namesNoColour)).toEqual([]);
  });

  test('the dark scheme is the same by the system and by choice', () => {
    const [{ text = '' } = {}] = sourceFiles('.css').filter(({ path }) => path === TOKENS);
    const darkBy = (selector: string) => {
      const [, block = ''] = text.split(`${selector} {`);
      return [...(block.split('}')[0] ?? '').matchAll(/[\w-]+: [^;]+;/g)].map(([declaration]) => declaration);
    };
    const chosen = darkBy(":root:where([data-theme='dark'])");
    expect(chosen).toContain('--paper: #161513;');
    expect(chosen).toEqual(darkBy(":root:where(:not([data-theme='light']))"));
  });

  test('sides are logical, never left or right', () => {
    expect(sheets.flatMap(usesLogicalSides)).toEqual([]);
  });

  test.each(['color: #fff', 'color: white', 'transition: opacity 0.45s'])(
    'the rule notices %s',
    (declaration) => {
      expect(usesTokens({ path: 'x.css', text: `.a { ${declaration}; }` })).toHaveLength(1);
    },
  );

  test.each([
    'color: var(--color-white)',
    'white-space: nowrap',
    '/* #fff */',
    'mask-image: linear-gradient(transparent, black)',
  ])('the rule passes %s', (declaration) => {
    expect(usesTokens({ path: 'x.css', text: `.a { ${declaration}; }` })).toEqual([]);
  });

  test('the rule notices a physical side and a colour in a script', () => {
    expect(usesLogicalSides({ path: 'x.css', text: '.a { margin-left: 0; }' })).toHaveLength(1);
    expect(usesLogicalSides({ path: 'x.css', text: '.a { left: 0; inset-inline-start: 0; }' })).toHaveLength(
      1,
    );
    expect(namesNoColour({ path: 'x.ts', text: `const a = '#16233b';` })).toHaveLength(1);
  });
});
