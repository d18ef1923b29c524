import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const MODULE = 'virtual:antd-styles';
const RENDERER = 'admin/theme/render-styles.tsx';
const MAX_STYLES_BYTES = 4_000_000;
const run = promisify(execFile);

/**
 * Provides `virtual:antd-styles`, whose default export are Ant Design's styles as text. They are rendered in another process, so that
 * Ant Design's memory does not add to the bundler's.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      async handler() {
        const { stdout } = await run(process.execPath, ['--import', 'tsx', RENDERER], {
          maxBuffer: MAX_STYLES_BYTES,
        });
        return { code: `export default ${JSON.stringify(stdout)};`, moduleType: 'js' };
      },
    },
  };
}
