import rows from '../../content/awards.csv';
import { readAward, type Award } from './awards';

/**
 * The award holders in `awards.csv`. They are a sample, and every name is invented. `ndsYear` is the year in which
 * someone left the school, and `ndsSurname` the surname at school.
 */
export const awards: readonly Award[] = rows.map(readAward);
