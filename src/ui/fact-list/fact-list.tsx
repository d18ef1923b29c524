import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  readonly term: string;
  readonly detail: ReactNode;
}

/** A list of terms and details. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
