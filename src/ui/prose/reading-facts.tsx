import type { CivilDate } from '../../lib/dates/dates';
import { readingSentence } from '../../lib/text/prose';
import styles from './reading-facts.module.css';
import { TextDate } from './text-date';

interface ReadingFactsProps {
  /** As plain text. */
  text: string;
  /** The day of the last change, if one is known. */
  changed: CivilDate | null;
}

/** When a text was last changed, and how long a long one takes to read. */
export function ReadingFacts({ text, changed }: ReadingFactsProps) {
  const reading = readingSentence(text);
  return (
    <div className={styles.facts}>
      {changed !== null && <TextDate date={changed} isChange />}
      {reading !== null && <p className={styles.reading}>{reading}</p>}
    </div>
  );
}
