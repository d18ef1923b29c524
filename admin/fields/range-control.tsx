import { useId, useState, type AriaAttributes, type ReactNode } from 'react';
import { filterTexts } from '../i18n/lists';
import type { FilterControlProps } from './field-kind';
import { readRange, writeRange } from './filters';
import styles from './range-control.module.css';

const ENDS = ['first', 'last'] as const;
type Typed = Readonly<Record<(typeof ENDS)[number], string>>;

export interface EndProps extends AriaAttributes {
  readonly isWrong: boolean;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

interface RangeControlProps<Value> extends FilterControlProps {
  readonly holds: 'numbers' | 'days';
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
export function RangeControl<Value extends string | number>(props: RangeControlProps<Value>) {
  const { field, choice, onChoose, read, show, readTyped } = props;
  const [name, note] = [useId(), useId()];
  function textOf(written: string): Typed {
    const { first = null, last = null } = readRange(written, read) ?? {};
    return { first: first === null ? '' : show(first), last: last === null ? '' : show(last) };
  }
  const [typed, setTyped] = useState(() => textOf(choice));
  // A choice that was not made here came with the address.
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
    <div role="group" aria-labelledby={name} className={styles[props.holds]}>
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
