import { bulletinTexts } from '../../content/bulletins';
import { yearAnchor } from '../../lib/paths/anchors';
import styles from './year-links.module.css';

/** Links to the years of the long list. */
export function YearLinks({ years }: { years: readonly number[] }) {
  return (
    <nav className={styles.years} aria-label={bulletinTexts.years}>
      <ul className={styles.list}>
        {years.map((year) => (
          <li key={year}>
            <a className={styles.year} href={`#${yearAnchor(year)}`}>
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
