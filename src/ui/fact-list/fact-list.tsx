import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  readonly term: string;
  readonly detail: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** The details are names and addresses, which a browser's translator must leave as they are. */
  isVerbatim?: boolean;
}

/** A list of terms and details. */
export function FactList({ facts, isVerbatim = false }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd translate={isVerbatim ? 'no' : undefined}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
