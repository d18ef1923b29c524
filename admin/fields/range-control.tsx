import { Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { fieldTexts } from '../i18n/fields';
import { filterTexts } from '../i18n/lists';
import { DayPicker } from './date/date-picker';
import { readFilterDay } from './date/read-date';
import type { FilterControlProps } from './field-kind';
import { readRange, writeRange } from './filters';
import { plainDecimal, readDecimal, readFilterNumber } from './number/decimal';
import styles from './range-control.module.css';

const ENDS = ['first', 'last'] as const;
type Typed = Readonly<Record<(typeof ENDS)[number], string>>;

interface EndProps {
  readonly 'aria-label': string;
  readonly 'aria-describedby': string | undefined;
  readonly isWrong: boolean;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

interface RangeControlProps<Value> extends FilterControlProps {
  readonly className: string | undefined;
  /** Reads an end from the address, and shows it as it is typed. */
  readonly read: (written: string) => Value | undefined;
  readonly show: (value: Value) => string;
  /** Reads typed text: null for none, undefined for text that is not readable or not typed to its end. */
  readonly readTyped: (typed: string) => Value | null | undefined;
  /** What to say about unreadable text; absent where the input says it. */
  readonly unreadable?: string;
  readonly backward: string;
  readonly endLabels: Readonly<Record<keyof Typed, (label: string) => string>>;
  readonly renderEnd: (props: EndProps) => ReactNode;
}

/** A first and a last value. What is typed stays local until both ends form a valid range. */
function RangeControl<Value extends string | number>(props: RangeControlProps<Value>) {
  const { field, choice, onChoose, read, show, readTyped } = props;
  const [name, note] = [useId(), useId()];
  function textOf(written: string): Typed {
    const { first = null, last = null } = readRange(written, read) ?? {};
    return { first: first === null ? '' : show(first), last: last === null ? '' : show(last) };
  }
  const [typed, setTyped] = useState(() => textOf(choice));
  // A choice that was not made here came with the address: by going back, or by the button that clears the
  // filters.
  const [made, setMade] = useState(choice);
  if (made !== choice) {
    setMade(choice);
    setTyped(textOf(choice));
  }

  function faultIn({ first, last }: Typed): 'unreadable' | 'backward' | null {
    const [from, to] = [readTyped(first), readTyped(last)];
    if (from === undefined || to === undefined) return 'unreadable';
    return from !== null && to !== null && from > to ? 'backward' : null;
  }

  function change(part: Partial<Typed>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    if (faultIn(next)) return;
    const written = writeRange(String(readTyped(next.first) ?? ''), String(readTyped(next.last) ?? ''));
    setMade(written);
    onChoose(written);
  }

  const fault = faultIn(typed);
  const complaint = fault && props[fault];
  return (
    <div role="group" aria-labelledby={name} className={props.className}>
      <span id={name} className={styles.label}>
        {field.label}
      </span>
      {ENDS.map((end) => (
        <props.renderEnd
          key={end}
          aria-label={props.endLabels[end](field.label)}
          aria-describedby={complaint ? note : undefined}
          isWrong={Boolean(complaint)}
          placeholder={filterTexts.ends[end]}
          value={typed[end]}
          onChange={(text) => change({ [end]: text })}
        />
      ))}
      {complaint && (
        <p id={note} className={styles.note} role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}

/** For numbers and years. */
export function NumbersControl(props: FilterControlProps) {
  return (
    <RangeControl
      {...props}
      className={styles.numbers}
      read={readFilterNumber}
      show={plainDecimal}
      readTyped={readDecimal}
      unreadable={fieldTexts.number.unreadable}
      backward={filterTexts.reversed}
      endLabels={{ first: filterTexts.from, last: filterTexts.to }}
      renderEnd={NumberEnd}
    />
  );
}

function NumberEnd({ isWrong, onChange, ...control }: EndProps) {
  return (
    <Input
      {...control}
      inputMode="decimal"
      status={isWrong ? 'error' : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** For dates and moments. */
export function DaysControl(props: FilterControlProps) {
  return (
    <RangeControl
      {...props}
      className={styles.days}
      read={readFilterDay}
      show={(day) => day}
      readTyped={(typed) => (typed === '' ? null : readFilterDay(typed))}
      backward={filterTexts.backward}
      endLabels={{ first: filterTexts.first, last: filterTexts.last }}
      renderEnd={DayEnd}
    />
  );
}

function DayEnd({ isWrong, value, onChange, ...control }: EndProps) {
  return (
    <DayPicker
      aria-label={control['aria-label']}
      aria-describedby={control['aria-describedby']}
      isWrong={isWrong}
      value={value}
      onChange={onChange}
    />
  );
}
