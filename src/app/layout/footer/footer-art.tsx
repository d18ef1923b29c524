import skyline from '../../../pictures/footer-skyline.svg?picture';
import { Picture } from '../../../ui/picture/picture';
import styles from './footer-art.module.css';

/** The school between its plane trees and the Bosphorus, on the footer's upper edge; decoration. */
export function FooterArt() {
  return (
    <div className={styles.art}>
      <Picture asset={skyline} alt="" sizes="(width < 1024px) 1024px, 100vw" />
    </div>
  );
}
