import { isSafeImageUrl } from '../../../src/shared/links';
import type { CellProps } from '../field-kind';
import styles from './image.module.css';

/** Decorative: the row's title stands beside it. */
export function ImageCell({ value }: CellProps<'image'>) {
  const address = typeof value === 'string' && isSafeImageUrl(value) ? value : null;
  return (
    <span className={styles.thumbnail}>
      {address !== null && <img src={address} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
