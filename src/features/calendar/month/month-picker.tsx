import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { calendarTexts } from '../../../content/calendar';
import { MONTH_NAMES } from '../../../lib/dates/dates';
import { monthAt, type Month } from '../../../lib/dates/months';
import { calendarPath } from '../../../lib/paths/links';
import { Button, IconButton } from '../../../ui/button/button';
import styles from './month-picker.module.css';

interface MonthPickerProps {
  dialog: RefObject<HTMLDialogElement | null>;
  shown: Month;
  /** The year shown first. */
  currentYear: number;
  onClose: () => void;
}

/** A dialog to choose a year and a month. */
export function MonthPicker({ dialog, shown, currentYear, onClose }: MonthPickerProps) {
  const [chosenYear, setChosenYear] = useState<number | null>(null);
  const navigate = useNavigate();
  const year = chosenYear ?? currentYear;

  function choose(month: Month) {
    onClose();
    void navigate(calendarPath(month), { preventScrollReset: true });
  }

  return (
    <dialog
      ref={dialog}
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
              type="button"
              className={styles.month}
              aria-current={month === shown ? 'date' : undefined}
              onClick={() => month !== null && choose(month)}
            >
              {name}
            </button>
          );
        })}
      </div>
      <Button isQuiet onClick={onClose}>
        {calendarTexts.cancel}
      </Button>
    </dialog>
  );
}
