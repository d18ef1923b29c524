import type { Plugin } from 'vite';

const MODULE =
  /\/node_modules\/antd\/es\/(?:theme\/(?:interface\/presetColors|themes\/seed)|_util\/wave\/index)\.js$/;
const COLOURS = /(export const (?:PresetColors|defaultPresetColors) = )(?:\[[^\]]*\]|\{[^}]*\})/;
const RING = /const Wave = props => \{[^]*?\n\};/;

/**
 * Takes out of Ant Design what nothing here is drawn with. Throws when a new version writes it otherwise.
 *
 * Thirteen colours: it makes the styles of a button in each of them before the first button is seen, two thirds of all styles that
 * a list begins with. The ring that spreads from what is pressed: every button and box prepares one, and it is painted while the
 * screen that the button opens is drawn.
 */
export function leanAntd(): Plugin {
  return {
    name: 'lean-antd',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler: (code, id) => {
        const lean = code
          .replace(COLOURS, (list, name: string) => name + (list.endsWith(']') ? '[]' : '{}'))
          .replace(RING, 'const Wave = ({ children }) => children ?? null;');
        if (lean === code) throw new Error(`Not as expected, ${id}: see src/build/lean-antd.ts`);
        return { code: lean, map: null };
      },
    },
  };
}
