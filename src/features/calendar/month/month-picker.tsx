import { useState, type RefObject } from 'react';
import { calendarTexts } from '../../../content/calendar';
import { MONTH_NAMES } from '../../../lib/dates/dates';
import { monthAt, type Month } from '../../../lib/dates/months';
import { pageParams } from '../../../lib/paths/page-params';
import { paths } from '../../../lib/paths/paths';
import { Button, IconButton } from '../../../ui/button/button';
import styles from './month-picker.module.css';

export const MONTH_PARAM = pageParams[paths.calendar].month;

interface MonthPickerProps {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  shown: Month;
  /** The year shown first. */
  currentYear: number;
  onClose: () => void;
}

/** A dialog to choose a year and a month, in the form that opens it. Without JavaScript it has the months of one year. */
export function MonthPicker({ id, dialog, shown, currentYear, onClose }: MonthPickerProps) {
  const [chosenYear, setChosenYear] = useState<number | null>(null);
  const year = chosenYear ?? currentYear;

  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.picker}
      aria-label={calendarTexts.chooseMonth}
      onClose={() => setChosenYear(null)}
    >
      <div className={styles.years}>
        <IconButton
          icon="arrowLeft"
          label={calendarTexts.previousYear}
          isDisabled={monthAt(year - 1, 1) === null}
          onClick={() => setChosenYear(year - 1)}
        />
        <p className={styles.year} aria-live="polite">
          {year}
        </p>
        <IconButton
          icon="arrowRight"
          label={calendarTexts.nextYear}
          isDisabled={monthAt(year + 1, 1) === null}
          onClick={() => setChosenYear(year + 1)}
        />
      </div>
      <div className={styles.months}>
        {MONTH_NAMES.map((name, index) => {
          const month = monthAt(year, index + 1);
          return (
            <button
              key={name}
              type="submit"
              className={styles.month}
              name={MONTH_PARAM}
              value={month ?? undefined}
              aria-current={month === shown ? 'date' : undefined}
            >
              {name}
            </button>
          );
        })}
      </div>
      <Button isQuiet onClick={onClose} closes={id}>
        {calendarTexts.cancel}
      </Button>
    </dialog>
  );
}
