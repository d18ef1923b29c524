import type { TablesInsert } from '../../../src/lib/database/database.types';
import { monthName } from '../../../src/lib/dates/dates';

const FIRST_YEAR = 2009;
const LAST_YEAR = 2025;
const MONTHLY_SINCE = 2020;
const QUARTERLY = [3, 6, 9, 12];
const MONTHLY_IN_TERM = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12];

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

/** One file of the site stands for every issue. The newest month comes first in its year. */
export const bulletinArchive: readonly TablesInsert<'bulletin_archive'>[] = years.flatMap((year) =>
  (year < MONTHLY_SINCE ? QUARTERLY : MONTHLY_IN_TERM).map((month) => ({
    ...{ year, label: monthName(month), idx: 13 - month },
    file_url: '/bultenler/ornek-bulten.pdf',
  })),
);
