import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Plugin } from 'vite';

/** Turns `import rows from './name.csv'` into its records at build time, so that browsers need no parser. */
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
 * Parses a CSV text into one record per line, with the header's names. Throws with papaparse's message on an open quote, and on a line
 * that does not fit the header.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const options = { header: true, delimiter: ',', skipEmptyLines: true } as const;
  const { data, errors } = Papa.parse<Record<string, string>>(text, options);
  const [error] = errors;
  if (error) throw new Error(`CSV record ${(error.row ?? 0) + 1}: ${error.message}`);
  return data;
}
