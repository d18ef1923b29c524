import { Link } from 'react-router-dom';
import { searchTexts } from '../../content/search';
import { footerLinks } from '../../content/shell/menu';
import styles from './nothing-found.module.css';

const HEADING_ID = 'baska-sayfalar';

/** Shown without results: how to search differently, and frequently visited pages. */
export function NothingFound() {
  return (
    <>
      <ul>
        {searchTexts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <section aria-labelledby={HEADING_ID}>
        <h2 id={HEADING_ID} className={styles.heading}>
          {searchTexts.startingPoints}
        </h2>
        <ul className={styles.links}>
          {footerLinks.map(({ to, label }) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
