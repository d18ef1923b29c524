import { bulletinTexts } from '../../content/bulletins';
import { yearAnchor } from '../../lib/paths/anchors';
import { BulletinRow } from './bulletin-row';
import type { BulletinYear } from './bulletins';
import styles from './bulletin-years.module.css';

export function BulletinYears({ years }: { years: readonly BulletinYear[] }) {
  return (
    <div>
      {years.map(({ year, bulletins }) => (
        <section key={year} className={styles.year} aria-labelledby={yearAnchor(year)}>
          <h2 id={yearAnchor(year)} className={styles.heading} aria-label={bulletinTexts.yearHeading(year)}>
            {year}
          </h2>
          <ul className={styles.issues}>
            {bulletins.map((bulletin, position) => (
              <li key={position}>
                <BulletinRow bulletin={bulletin} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
