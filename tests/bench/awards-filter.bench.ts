/**
 * Measures the awards' filter for one letter and 5,000 rows: `npx tsx tests/bench/awards-filter.bench.ts`. The budget is 50 ms, the
 * length from which a task counts as long. The ratio compares with folding every column again for each letter.
 */
import {
  AWARD_COLUMNS,
  filterAwards,
  makeSearchable,
  sortAwards,
  type Award,
} from '../../src/features/awards/awards';
import { foldTurkish } from '../../src/lib/text/turkish';

const ROWS = 5000;
const ROUNDS = 40;
const BUDGET_MS = 50;
const TYPED = ['i', 'iş', 'işı', 'ışık', 'ressam', 'prof. dr.', 'zzz'];

const names = ['Işık', 'Çiğdem', 'Şule', 'İnci', 'Ülkü', 'Oya'];
const awards = Array.from({ length: ROWS }, (_, index): Award => {
  const name = names[index % names.length] ?? '';
  return {
    firstName: name,
    lastName: `Üçvapur ${index}`,
    ndsSurname: `Sarnıçlı ${index}`,
    ndsYear: 1950 + (index % 60),
    title: index % 3 ? '' : 'Prof. Dr.',
    awardYear: null,
    profession: index % 2 ? 'Ressam' : 'İnşaat mühendisi',
  };
});

const searchable = makeSearchable(awards);
const folded = millisecondsOf((text) => filterAwards(searchable, null, text));
const anew = millisecondsOf((text) =>
  awards.filter((award) =>
    AWARD_COLUMNS.some((column) => foldTurkish(String(award[column])).includes(foldTurkish(text))),
  ),
);
const prepared = millisecondsOf(() => makeSearchable(sortAwards(awards, 'lastName', true)));

report('one letter, columns folded beforehand', folded);
report('one letter, columns folded anew', anew);
report('once per change of order: sort and fold', prepared);
process.stdout.write(`folding beforehand is ${(anew / folded).toFixed(0)} times as fast\n`);
if (folded > BUDGET_MS) process.exitCode = 1;

/** The median over all texts and rounds. */
function millisecondsOf(work: (text: string) => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => TYPED)
    .flat()
    .map((text) => {
      const start = performance.now();
      work(text);
      return performance.now() - start;
    })
    .sort((left, right) => left - right);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

function report(name: string, milliseconds: number): void {
  const share = ((milliseconds / BUDGET_MS) * 100).toFixed(1);
  process.stdout.write(`${name}: ${milliseconds.toFixed(2)} ms (${share} % of ${BUDGET_MS} ms)\n`);
}
