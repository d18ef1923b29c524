import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseCsv } from './parse-csv.ts';

/** Turns `import rows from './name.csv'` into its records: they are read at build time, and no parser is shipped. */
export function csv(): Plugin {
  return {
    name: 'csv',
    load: {
      filter: { id: /\.csv$/ },
      async handler(id) {
        const rows = parseCsv(await readFile(id, 'utf8'));
        return { code: `export default ${JSON.stringify(rows)};`, moduleType: 'js' };
      },
    },
  };
}
