import rows from '../../content/awards.csv';
import { readAward, type Award } from './awards';

/**
 * The holders of the award, as `awards.csv` lists them; they are a sample, and every name is invented. `ndsYear` is the
 * year in which someone left the school and `ndsSurname` the surname borne there: the table has no other year.
 */
export const awards: readonly Award[] = rows.map(readAward);
