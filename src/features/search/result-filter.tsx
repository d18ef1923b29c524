import { Link } from 'react-router-dom';
import { searchTexts } from '../../content/search';
import type { ResultGroup } from './results';
import styles from './result-filter.module.css';
import { viewPath, type SearchView } from './search-view';

interface ResultFilterProps {
  view: SearchView;
  /** All groups of the term, also those that the view hides. */
  groups: readonly ResultGroup[];
  years: readonly number[];
}

/** Links to the results of one kind or one year; each combination has an address. A choice of one is no choice. */
export function ResultFilter({ view, groups, years }: ResultFilterProps) {
  const kinds = [null, ...new Set([...(view.kind ? [view.kind] : []), ...groups.map(({ kind }) => kind)])];
  const newest = [...new Set([...years, ...(view.year ? [view.year] : [])])].sort((a, b) => b - a);
  const hasYears = newest.length > 1 || view.year !== null;
  if (kinds.length <= 2 && view.kind === null && !hasYears) return null;
  return (
    <nav className={styles.filter} aria-label={searchTexts.filter}>
      <Choices
        label={searchTexts.kind}
        choices={kinds.map((kind) => ({
          label: kind === null ? searchTexts.everyKind : searchTexts.kinds[kind],
          to: viewPath({ ...view, kind }),
          isChosen: kind === view.kind,
        }))}
      />
      {hasYears && (
        <Choices
          label={searchTexts.year}
          choices={[null, ...newest].map((year) => ({
            label: year === null ? searchTexts.everyYear : String(year),
            to: viewPath({ ...view, year }),
            isChosen: year === view.year,
          }))}
        />
      )}
    </nav>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { label: string; to: string; isChosen: boolean }[];
}

function Choices({ label, choices }: ChoicesProps) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map(({ label: name, to, isChosen }) => (
        <li key={name}>
          <Link
            className={styles.choice}
            to={to}
            aria-current={isChosen ? 'true' : undefined}
            preventScrollReset
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
