import { splitMarks } from '../../lib/text/search-marks';
import styles from './marked-text.module.css';

/** A text with search marks; its matches are highlighted. */
export function MarkedText({ children }: { children: string }) {
  return splitMarks(children).map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
