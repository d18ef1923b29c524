import { CalendarOutlined, CloseCircleFilled } from '@ant-design/icons';
import { DatePicker, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/tr';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useRef, useState, type AriaAttributes, type InputEvent } from 'react';
import { formatCivilDate, formatTimestamp, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { fieldTexts } from '../../i18n/fields';
import { texts } from '../../i18n/texts';
import { FINGER, PHONE, useMediaQuery } from '../../lib/browser/use-media-query';
import styles from './date.module.css';
import { isClock, readClock, isDay, readDate, readFilterDay } from './read-date';
import { filterTexts } from '../../i18n/lists';
import type { FilterControlProps } from '../field-kind';
import { RangeControl } from '../range-control';

// Ant Design's calendar takes language and present day from dayjs: Turkish, weeks from Monday, today in
// Istanbul.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.tz.setDefault('Europe/Istanbul');
dayjs.locale('tr');

/** A phone's own date picker suits fingers better. */
const HAS_NATIVE_PICKER = `${PHONE}, ${FINGER}`;

interface PickerProps extends AriaAttributes {
  readonly id?: string;
  /** As in the native input: 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm'. Anything else is text that could not be read. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly isWrong?: boolean;
  readonly allowClear?: boolean;
}

interface Notation {
  readonly type: 'date' | 'datetime-local';
  /** The display format, then the other formats that may be typed. */
  readonly formats: string[];
  readonly held: string;
  readonly isReadable: (text: string) => boolean;
  readonly read: (text: string) => string | undefined;
  readonly placeholder: string;
  readonly inWords: (value: string) => string;
}

type NotedPickerProps = PickerProps & { readonly notation: Notation };

const DAY: Notation = {
  type: 'date',
  formats: ['DD.MM.YYYY', 'D.M.YYYY'],
  held: 'YYYY-MM-DD',
  isReadable: isDay,
  read: readDate,
  placeholder: fieldTexts.date.day,
  inWords: formatCivilDate,
};
const CLOCK: Notation = {
  type: 'datetime-local',
  formats: ['DD.MM.YYYY, HH.mm', 'DD.MM.YYYY HH.mm', 'D.M.YYYY HH.mm', 'DD.MM.YYYY HH:mm'],
  held: 'YYYY-MM-DD[T]HH:mm',
  isReadable: isClock,
  read: readClock,
  placeholder: fieldTexts.date.clock,
  inWords: (clock) => texts.datetime.shown(formatTimestamp(istanbulInputToIso(clock))),
};

/** A date input: a calendar that also accepts 12.05.2031, or the native input on a phone. */
export function DayPicker(props: PickerProps) {
  return <Picker {...props} notation={DAY} />;
}

/** The same with the day in words below it. */
export function DayInput(props: PickerProps) {
  return <WordedPicker {...props} notation={DAY} />;
}

/** The same for a day and a time in Istanbul: 12.05.2031, 14.30. */
export function ClockInput(props: PickerProps) {
  return <WordedPicker {...props} notation={CLOCK} />;
}

function WordedPicker(props: NotedPickerProps) {
  const { value = '', notation } = props;
  return (
    <div className={notation === DAY ? styles.day : undefined}>
      <Picker {...props} />
      {value !== '' && notation.isReadable(value) && (
        <p className={styles.shown}>{notation.inWords(value)}</p>
      )}
    </div>
  );
}

function Picker(props: NotedPickerProps) {
  return useMediaQuery(HAS_NATIVE_PICKER) ? <PlatformPicker {...props} /> : <CalendarPicker {...props} />;
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
  allowClear = true,
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
        // In UTC it displays exactly what is held, whatever the computer's time zone.
        value={isReadable(shown) && shown !== '' ? dayjs.utc(shown) : null}
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

/** For dates and moments. */
export function DaysControl(props: FilterControlProps) {
  return (
    <RangeControl
      {...props}
      holds="days"
      read={readFilterDay}
      show={(day) => day}
      readTyped={(typed) => (typed === '' ? null : readFilterDay(typed))}
      backward={filterTexts.backward}
      endLabels={{ first: filterTexts.first, last: filterTexts.last }}
      renderEnd={DayPicker}
    />
  );
}
