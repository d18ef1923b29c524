import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** The part behind the slash is the renderer's argument. */
const MODULE = /^\0?virtual:antd-styles\/(moving|still)$/;
const RENDERER = 'admin/theme/render-styles.tsx';
const SOURCES = [RENDERER, 'admin/theme/admin-theme.ts', 'src/styles/tokens.css'];
const MAX_STYLES_BYTES = 4_000_000;
const run = promisify(execFile);

/**
 * Provides `virtual:antd-styles/moving` and `virtual:antd-styles/still`, whose default export is Ant Design's styles as text, with and
 * without motion. They are rendered in another process, so that Ant Design's memory does not add to the bundler's.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: { filter: { id: MODULE }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: MODULE },
      async handler(id) {
        for (const file of SOURCES) this.addWatchFile(path.resolve(file));
        const args = ['--import', 'tsx', RENDERER, MODULE.exec(id)?.[1] ?? ''];
        const { stdout } = await run(process.execPath, args, { maxBuffer: MAX_STYLES_BYTES });
        return { code: `export default ${JSON.stringify(stdout)};`, moduleType: 'js' };
      },
    },
  };
}
