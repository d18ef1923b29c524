import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { readDays, writeDays, type DayRange } from '../../../fields/column-filter';
import { filterTexts } from '../../../i18n/lists';
import styles from './filters.module.css';

interface FilterDaysProps {
  readonly label: string;
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
  /** While the first rows are on their way, the inputs only look like themselves: the platform's are slow to make. */
  readonly isWaiting: boolean;
}

const ENDS = ['first', 'last'] as const;
const OPEN: DayRange = { first: '', last: '' };

/** A first and a last day. What is typed is kept here until the two make sense together: half a year is a day, too. */
export function FilterDays({ label, choice, onChoose, isWaiting }: FilterDaysProps) {
  const [days, setDays] = useState(() => readDays(choice) ?? OPEN);
  // A choice that was not made here came with the address: going back, or the button that clears the filters.
  const [made, setMade] = useState(choice);
  const [known, setKnown] = useState(choice);
  const [name, note] = [useId(), useId()];
  if (known !== choice) {
    setKnown(choice);
    if (made !== choice) setDays(readDays(choice) ?? OPEN);
  }

  const isBackward = days.first !== '' && days.last !== '' && days.first > days.last;

  function change(part: Partial<DayRange>): void {
    const next = { ...days, ...part };
    const written = writeDays(next);
    setDays(next);
    if (written !== '' && !readDays(written)) return;
    setMade(written);
    onChoose(written);
  }

  return (
    <div role="group" aria-labelledby={name} className={styles.days}>
      <span id={name} className={styles.label}>
        {label}
      </span>
      {ENDS.map((end) =>
        isWaiting ? (
          <div key={end} className={`${styles.look} ${styles.day}`} aria-hidden />
        ) : (
          <Input
            key={end}
            type="date"
            aria-label={filterTexts[end](label)}
            aria-describedby={isBackward ? note : undefined}
            status={isBackward ? 'error' : ''}
            value={days[end]}
            onChange={({ target }) => change({ [end]: target.value })}
          />
        ),
      )}
      {isBackward && (
        <p id={note} className={styles.note} role="alert">
          {filterTexts.backward}
        </p>
      )}
    </div>
  );
}
