import { DatePicker, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef, useState, type FocusEvent } from 'react';
import { fieldTexts } from '../../i18n/fields';
import { useMediaQuery } from '../../lib/use-media-query';
import { isClock, readClock, isDay, readDate } from './read-date';
import { onWallClock } from './dayjs-in-istanbul';

/** Fingers are better served by the platform's own wheels. */
const PHONE = '(max-width: 639px), (pointer: coarse)';

interface PickerProps {
  readonly id?: string;
  /** As the platform's input holds it: 'YYYY-MM-DD', with a clock 'YYYY-MM-DDTHH:mm'; '' is none, anything else a text that could not be read. */
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
  /** How a date is shown, then how else it may be typed. */
  readonly formats: string[];
  /** How the form holds it. */
  readonly held: string;
  readonly isReadable: (text: string) => boolean;
  /** Reads what is typed in any other way. */
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

/** A day: chosen in a calendar or typed as 12.05.2031; on a phone the platform's own input. */
export function DayPicker(props: PickerProps) {
  return <Picker {...props} notation={DAY} />;
}

/** A day and a time of Istanbul's clock: chosen or typed as 12.05.2031, 14.30; on a phone the platform's own input. */
export function ClockPicker(props: PickerProps) {
  return <Picker {...props} notation={CLOCK} />;
}

function Picker({ allowClear = true, ...props }: NotedPickerProps) {
  return useMediaQuery(PHONE) ? (
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
  // A text that could not be read stays in the input, over the date that was there before.
  const [shown, setShown] = useState(value);
  if (isReadable(value) && shown !== value) setShown(value);

  const take = (date: Dayjs | null) => onChange?.(date?.format(held) ?? '');

  /** Passes on a typed text that the calendar did not take, and the deletion of one. */
  function leave({ target }: FocusEvent<HTMLElement>): void {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = target.value.trim();
    const isTaken =
      typed === (isReadable(value) && value !== '' ? onWallClock(value).format(formats[0]) : '');
    if (!isTaken) onChange?.(read(typed) ?? typed);
  }

  return (
    <DatePicker
      {...control}
      value={isReadable(shown) && shown !== '' ? onWallClock(shown) : null}
      format={formats}
      showTime={type === 'datetime-local' && { format: 'HH.mm' }}
      needConfirm={false}
      preserveInvalidOnBlur
      allowClear={allowClear}
      placeholder={placeholder}
      status={isWrong ? 'error' : ''}
      onCalendarChange={(date) => !Array.isArray(date) && take(date)}
      onChange={take}
      onBlur={leave}
      onOpenChange={(open) => (isOpen.current = open)}
      // The key that closes the calendar is not meant for the window around it.
      onKeyDown={(event) => event.key === 'Escape' && isOpen.current && event.stopPropagation()}
    />
  );
}
