import { CalendarOutlined, CloseCircleFilled } from '@ant-design/icons';
import { DatePicker, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef, useState, type InputEvent } from 'react';
import { fieldTexts } from '../../i18n/fields';
import { FINGER, PHONE, useMediaQuery } from '../../lib/use-media-query';
import { isClock, readClock, isDay, readDate } from './read-date';
import { toDayjs } from './dayjs-in-istanbul';

/** A phone's own date picker suits fingers better. */
const HAS_NATIVE_PICKER = `${PHONE}, ${FINGER}`;

interface PickerProps {
  readonly id?: string;
  /**
   * As in the native input: 'YYYY-MM-DD', with a time 'YYYY-MM-DDTHH:mm'; '' is none. Anything else is text
   * that could not be read.
   */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly isWrong?: boolean;
  readonly allowClear?: boolean;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: 'true';
  readonly 'aria-required'?: boolean | 'true' | 'false';
}

interface Notation {
  readonly type: 'date' | 'datetime-local';
  /** The display format, then the other formats that may be typed. */
  readonly formats: string[];
  /** The format of the form value. */
  readonly held: string;
  readonly isReadable: (text: string) => boolean;
  /** Reads text in any other format. */
  readonly read: (text: string) => string | undefined;
  readonly placeholder: string;
}

type NotedPickerProps = PickerProps & { readonly notation: Notation };

const DAY: Notation = {
  type: 'date',
  formats: ['DD.MM.YYYY', 'D.M.YYYY'],
  held: 'YYYY-MM-DD',
  isReadable: isDay,
  read: readDate,
  placeholder: fieldTexts.date.day,
};
const CLOCK: Notation = {
  type: 'datetime-local',
  formats: ['DD.MM.YYYY, HH.mm', 'DD.MM.YYYY HH.mm', 'D.M.YYYY HH.mm', 'DD.MM.YYYY HH:mm'],
  held: 'YYYY-MM-DD[T]HH:mm',
  isReadable: isClock,
  read: readClock,
  placeholder: fieldTexts.date.clock,
};

/** A date input: a calendar that also accepts 12.05.2031, or the native input on a phone. */
export function DayPicker(props: PickerProps) {
  return <Picker {...props} notation={DAY} />;
}

/**
 * A date and time input in Istanbul's time: a calendar that also accepts 12.05.2031, 14.30, or the native
 * input on a phone.
 */
export function ClockPicker(props: PickerProps) {
  return <Picker {...props} notation={CLOCK} />;
}

function Picker({ allowClear = true, ...props }: NotedPickerProps) {
  return useMediaQuery(HAS_NATIVE_PICKER) ? (
    <PlatformPicker {...props} />
  ) : (
    <CalendarPicker {...props} allowClear={allowClear} />
  );
}

function PlatformPicker({ notation, value = '', onChange, isWrong, ...control }: NotedPickerProps) {
  return (
    <Input
      {...control}
      type={notation.type}
      status={isWrong ? 'error' : ''}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

function CalendarPicker({
  notation: { formats, held, isReadable, read, placeholder, type },
  value = '',
  onChange,
  isWrong,
  allowClear,
  ...control
}: NotedPickerProps) {
  const isOpen = useRef(false);
  // The input also shows the day under the pointer, which nobody has chosen.
  const typed = useRef<string | null>(null);
  // Text that could not be read stays in the input, over the previous date.
  const [shown, setShown] = useState(value);
  if (isReadable(value) && shown !== value) setShown(value);

  function take(date: Dayjs | null): void {
    typed.current = null;
    onChange?.(date?.format(held) ?? '');
  }

  function noteTyped({ target }: InputEvent<HTMLElement>): void {
    if (target instanceof HTMLInputElement) typed.current = target.value.trim();
  }

  /** Reports typed text that the calendar did not accept, and a cleared input. */
  function leave(): void {
    const text = typed.current;
    typed.current = null;
    if (text !== null) onChange?.(read(text) ?? text);
  }

  return (
    <div onInput={noteTyped}>
      <DatePicker
        {...control}
        value={isReadable(shown) && shown !== '' ? toDayjs(shown) : null}
        format={formats}
        showTime={type === 'datetime-local' && { format: 'HH.mm' }}
        needConfirm={false}
        preserveInvalidOnBlur
        // An icon's own name is English.
        allowClear={allowClear && { clearIcon: <CloseCircleFilled aria-label={fieldTexts.date.clear} /> }}
        suffixIcon={<CalendarOutlined aria-hidden />}
        placeholder={placeholder}
        status={isWrong ? 'error' : ''}
        onCalendarChange={(date) => !Array.isArray(date) && take(date)}
        onChange={take}
        onBlur={leave}
        onOpenChange={(open) => (isOpen.current = open)}
        // The Escape key that closes the calendar must not close the dialog around it.
        onKeyDown={(event) => event.key === 'Escape' && isOpen.current && event.stopPropagation()}
      />
    </div>
  );
}
