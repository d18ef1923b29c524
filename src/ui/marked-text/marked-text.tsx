import { splitMarks } from '../../lib/text/search-marks';
import styles from './marked-text.module.css';

/** A found text, in which the words that were looked for stand out. */
export function MarkedText({ children }: { children: string }) {
  return splitMarks(children).map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
