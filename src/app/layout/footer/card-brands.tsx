import { shellTexts } from '../../../content/shell/shell';
import styles from './card-brands.module.css';

/** Our own neutral drawings on a 44 × 28 card; the brands' artwork is not copied. */
const BRANDS = [
  { name: 'Visa', mark: 'M9 10l3 8 3-8m3 0v8m8-8h-3c-2 0-2 4 0 4h1c2 0 2 4 0 4h-3m9 0 3-8 3 8m-5-3h4' },
  { name: 'Mastercard', mark: 'M18 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12m8 0a6 6 0 1 0 0 12 6 6 0 0 0 0-12' },
  {
    name: 'Troy',
    mark: 'M8 10h6m-3 0v8m6 0v-8h2.5a2 2 0 0 1 0 4H17m2.5 0 2.5 4m6-8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m5 0 2 4 2-4m-2 4v4',
  },
  {
    name: 'American Express',
    mark: 'M7 18l3-8 3 8m-5-3h4m4 3v-8l3 5 3-5v8m8-8h-5v8h5m-5-4h4m4-4 5 8m0-8-5 8',
  },
] as const;

export function CardBrands() {
  return (
    <ul className={styles.brands} aria-label={shellTexts.cards}>
      {BRANDS.map(({ name, mark }) => (
        <li key={name}>
          <svg className={styles.card} viewBox="0 0 44 28" role="img" aria-label={name}>
            <path d="M.5.5h43v27H.5z" />
            <path d={mark} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
