import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import type { TablesInsert } from '../../../src/lib/database/database.types';

const FILE = path.join(import.meta.dirname, 'award-recipients.csv');

/** Reads the sample recipients. All names are fictional. */
export async function readAwardRecipients(): Promise<TablesInsert<'award_recipients'>[]> {
  const { data } = Papa.parse<Record<string, string>>(await readFile(FILE, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map(
    ({ firstName = '', lastName = '', ndsSurname = '', ndsYear, title = '', profession = '' }) => ({
      ...{ first_name: firstName, last_name: lastName, nds_surname: ndsSurname, title, profession },
      nds_year: Number(ndsYear),
    }),
  );
}
