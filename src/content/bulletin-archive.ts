/** One sample file represents every issue. A test compares its size (tests/unit/content/bulletin-archive.test.ts). */
const SAMPLE_FILE = { href: '/bultenler/ornek-bulten.pdf', sizeBytes: 2_141 };

const FIRST_YEAR = 2009;
const LAST_YEAR = 2025;
const MONTHLY_SINCE = 2020;
const QUARTERLY = [3, 6, 9, 12];
const MONTHLY_IN_TERM = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12];

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

/**
 * The bulletins from before the back office. To replace the sample, put files into `public/bultenler` and list them
 * here: `{ year: 2025, month: 10, href: '/bultenler/2025-10.pdf', sizeBytes: 1_250_000 }`. An issue in the back office
 * replaces the entry of the same month.
 */
export const bulletinArchive = years.flatMap((year) =>
  (year < MONTHLY_SINCE ? QUARTERLY : MONTHLY_IN_TERM).map((month) => ({ year, month, ...SAMPLE_FILE })),
);
