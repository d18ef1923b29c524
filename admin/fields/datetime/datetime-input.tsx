import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldTexts } from '../../i18n/fields';
import type { FieldDeclaration } from '../../schema/types';
import type { InputProps } from '../field-kind';
import { ClockInput } from '../date/date-picker';
import styles from '../date/date.module.css';
import { textOrEmpty } from '../typed-text';

export function DatetimeInput({ field, resource, control }: InputProps<'datetime'>) {
  const start = resource.fields.find(({ name }) => name === field.notBefore);
  return start ? <EndInput start={start} control={control} /> : <ClockInput {...control} />;
}

/** Moves with its start, so that the duration stays the same, until an end is typed in this form. */
function EndInput({ start, control }: Pick<InputProps<'datetime'>, 'control'> & { start: FieldDeclaration }) {
  const { name, label } = start;
  const { value: end = '', onChange } = control;
  const form = Form.useFormInstance();
  const startsAt: unknown = Form.useWatch(name);
  const [opened] = useState(() => ({ start: textOrEmpty(form.getFieldValue(name)), end }));
  const [isTouched, setTouched] = useState(false);
  const lastStart = useRef(opened.start);
  const isFollowing = !isTouched && opened.start !== '' && opened.end !== '';

  const follow = useEffectEvent((now: string) => {
    if (!isFollowing || now === lastStart.current) return;
    lastStart.current = now;
    const moved = shiftEnd(opened, now);
    if (moved !== null) onChange?.(moved);
  });
  useEffect(() => {
    // `useWatch` returns undefined until the form has registered the field.
    if (typeof startsAt === 'string') follow(startsAt);
  }, [startsAt]);

  return (
    <>
      <ClockInput
        {...control}
        onChange={(value) => {
          setTouched(true);
          onChange?.(value);
        }}
      />
      <p className={styles.shown} role="status">
        {isFollowing && (end === opened.end ? fieldTexts.end.follows(label) : fieldTexts.end.moved(label))}
      </p>
    </>
  );
}

const MINUTE_DIGITS = 'yyyy-mm-ddThh:mm'.length;
/** A year is typed digit by digit, and the input reports each: 0002, 0020, 0202, 2026. */
const FIRST_WHOLE_YEAR = '1000';

/** Returns the end that preserves the duration in local time; null while the new start is empty or incomplete. */
export function shiftEnd(span: { start: string; end: string }, newStart: string): string | null {
  if (newStart < FIRST_WHOLE_YEAR) return null;
  const moved = minuteOf(span.end) + minuteOf(newStart) - minuteOf(span.start);
  return Number.isNaN(moved) ? null : new Date(moved).toISOString().slice(0, MINUTE_DIGITS);
}

function minuteOf(clock: string): number {
  return Date.parse(`${clock.slice(0, MINUTE_DIGITS)}Z`);
}
