import { memo, useState } from 'react';
import { awardTexts } from '../../content/awards';
import { messages } from '../../lib/messages';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './award-lines.module.css';
import type { Award, AwardColumn } from './awards';

/** How many more lines each press of “Daha fazla göster” brings. */
const LINES_AT_ONCE = 20;

interface AwardLinesProps {
  awards: readonly Award[];
  columns: readonly AwardColumn[];
}

/**
 * The list on phones: one line a person, which opens to the rest. All lines are in the document; the later ones are hidden until they are
 * asked for, but not without JavaScript. Memoized: it renders again only when the awards change, not on each keystroke.
 */
export const AwardLines = memo(function AwardLines({ awards, columns }: AwardLinesProps) {
  const [count, setCount] = useState(LINES_AT_ONCE);
  return (
    <div className={styles.list} data-has-later={count < awards.length || undefined}>
      <ul className={styles.lines} aria-label={awardTexts.table}>
        {awards.map((award, position) => (
          <li key={position} className={styles.person} data-later={position >= count || undefined}>
            <AwardLine award={award} columns={columns} />
          </li>
        ))}
      </ul>
      {count < awards.length && (
        <div className={styles.more}>
          <Button isQuiet onClick={() => setCount(count + LINES_AT_ONCE)}>
            {messages.labels.showMore}
          </Button>
        </div>
      )}
    </div>
  );
});

function AwardLine({ award, columns }: { award: Award; columns: readonly AwardColumn[] }) {
  const { firstName, lastName, profession, ndsYear } = award;
  const facts = columns.filter(
    (column) => column !== 'firstName' && column !== 'lastName' && (award[column] ?? '') !== '',
  );
  const line = (
    <span>
      <strong className={styles.name} translate="no">{`${firstName} ${lastName}`}</strong>
      {profession !== '' && <span>{` · ${profession}`}</span>}
      {ndsYear !== null && <span className={styles.year}>{` · ${awardTexts.ndsYear(ndsYear)}`}</span>}
    </span>
  );
  if (facts.length === 0) return <p className={styles.line}>{line}</p>;
  return (
    <details className={styles.details}>
      <summary className={styles.line}>
        {line}
        <Icon name="chevronDown" />
      </summary>
      <dl className={styles.facts}>
        {facts.map((column) => (
          <div key={column} className={styles.fact}>
            <dt className={styles.term}>{awardTexts.columns[column]}</dt>
            <dd translate={column === 'ndsSurname' ? 'no' : undefined}>{award[column]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
