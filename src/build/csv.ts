import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Plugin } from 'vite';

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

/**
 * Takes the text of a CSV file, gives one record per line, named by the header. Throws where the table is broken, as papaparse says it:
 * on an open quote, and on a line that does not fit the header.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const options = { header: true, delimiter: ',', skipEmptyLines: true } as const;
  const { data, errors } = Papa.parse<Record<string, string>>(text, options);
  const [error] = errors;
  if (error) throw new Error(`CSV record ${(error.row ?? 0) + 1}: ${error.message}`);
  return data;
}
