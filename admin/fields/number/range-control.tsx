import { Input } from 'antd';
import { useId, useState } from 'react';
import { fieldTexts } from '../../i18n/fields';
import { filterTexts } from '../../i18n/lists';
import type { FilterControlProps } from '../field-kind';
import { plainDecimal, readDecimal, readRange, writeRange } from './decimal';
import styles from './number.module.css';

const ENDS = ['from', 'to'] as const;
type Typed = Readonly<Record<(typeof ENDS)[number], string>>;

/** A smallest and a largest number, applied once they form a valid range. */
export function RangeControl({ field: { label }, choice, onChoose }: FilterControlProps) {
  const [typed, setTyped] = useState(() => textOf(choice));
  const [made, setMade] = useState(choice);
  const [name, note] = [useId(), useId()];
  // The choice came with the address, or the filters were cleared.
  if (made !== choice) {
    setMade(choice);
    setTyped(textOf(choice));
  }
  const complaint = complaintOf(typed);

  function change(part: Partial<Typed>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    if (complaintOf(next) !== undefined) return;
    const written = writeRange({ from: readDecimal(next.from) ?? null, to: readDecimal(next.to) ?? null });
    setMade(written);
    onChoose(written);
  }

  return (
    <div role="group" aria-labelledby={name} className={styles.range}>
      <span id={name} className={styles.label}>
        {label}
      </span>
      {ENDS.map((end) => (
        <Input
          key={end}
          inputMode="decimal"
          aria-label={filterTexts[end](label)}
          aria-describedby={complaint === undefined ? undefined : note}
          status={complaint === undefined ? '' : 'error'}
          placeholder={filterTexts.ends[end]}
          value={typed[end]}
          onChange={({ target }) => change({ [end]: target.value })}
        />
      ))}
      {complaint !== undefined && (
        <p id={note} className={styles.note} role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}

function textOf(choice: string): Typed {
  const { from = null, to = null } = readRange(choice) ?? {};
  return { from: from === null ? '' : plainDecimal(from), to: to === null ? '' : plainDecimal(to) };
}

function complaintOf(typed: Typed): string | undefined {
  const [from, to] = [readDecimal(typed.from), readDecimal(typed.to)];
  if (from === undefined || to === undefined) return fieldTexts.number.unreadable;
  return from !== null && to !== null && from > to ? filterTexts.reversed : undefined;
}
