import type { Plugin } from 'vite';

const NAMES = /\/node_modules\/antd\/es\/theme\/(?:interface\/presetColors|themes\/seed)\.js$/;
const LIST = /(export const (?:PresetColors|defaultPresetColors) = )(?:\[[^\]]*\]|\{[^}]*\})/;

/**
 * Takes thirteen colours out of Ant Design that nothing here is drawn in. It makes the styles of a button in each of them before
 * the first button is seen, two thirds of all styles that a list begins with. Throws when a new version names them otherwise.
 */
export function leanAntd(): Plugin {
  return {
    name: 'lean-antd',
    apply: 'build',
    transform: {
      filter: { id: NAMES },
      handler: (code, id) => {
        if (!LIST.test(code)) throw new Error(`No list of colours in ${id}: see src/build/lean-antd.ts`);
        return {
          code: code.replace(LIST, (list, name: string) => name + (list.endsWith(']') ? '[]' : '{}')),
          map: null,
        };
      },
    },
  };
}
