import { formerFeesTexts as texts } from '../../content/dues';
import { formatLira, type Fees } from '../../content/fees';
import styles from './former-fees.module.css';

/** The fees of the years before the newest, newest first. Nothing where there are none. */
export function FormerFees({ years: [, ...former] }: { years: readonly Fees[] }) {
  if (former.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.year}</th>
          <th scope="col">{texts.annual}</th>
          <th scope="col">{texts.entry}</th>
        </tr>
      </thead>
      <tbody>
        {former.map(({ year, annual, entry }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatLira(annual)}</td>
            <td>{entry === 0 ? texts.none : formatLira(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
