import { useId, useState } from 'react';
import { filterTexts } from '../../i18n/lists';
import type { FilterControlProps } from '../field-kind';
import { DayPicker } from './date-picker';
import styles from './days-control.module.css';
import { readDays, writeDays, type DayRange } from './read-date';

const ENDS = ['first', 'last'] as const;
const OPEN: DayRange = { first: '', last: '' };

/** A first and a last day. Incomplete input stays local until both ends form a valid range. */
export function DaysControl({ field: { label }, choice, onChoose }: FilterControlProps) {
  const [days, setDays] = useState(() => readDays(choice) ?? OPEN);
  // A choice that was not made here came with the address: by going back, or by the button that clears the
  // filters.
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
      {ENDS.map((end) => (
        <DayPicker
          key={end}
          aria-label={filterTexts[end](label)}
          aria-describedby={isBackward ? note : undefined}
          isWrong={isBackward}
          value={days[end]}
          onChange={(day) => change({ [end]: day })}
        />
      ))}
      {isBackward && (
        <p id={note} className={styles.note} role="alert">
          {filterTexts.backward}
        </p>
      )}
    </div>
  );
}
