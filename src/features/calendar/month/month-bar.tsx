import { useId, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { calendarTexts } from '../../../content/calendar';
import type { CivilDate } from '../../../lib/dates/dates';
import { formatMonth, monthOf, monthParts, shiftMonth, type Month } from '../../../lib/dates/months';
import { calendarPath } from '../../../lib/paths/links';
import { paths } from '../../../lib/paths/paths';
import { invokerOf } from '../../../ui/button/button';
import { useModalDialog } from '../../../ui/hooks/use-modal-dialog';
import { Icon, type IconName } from '../../../ui/icon/icon';
import styles from './month-bar.module.css';
import { MonthPicker, MONTH_PARAM } from './month-picker';

/** Crawlers are led this many months beyond the last entry. */
const MONTHS_AHEAD = 12;

interface MonthBarProps {
  month: Month;
  today: CivilDate;
  /** The months of the first and the last entry, if there are any. */
  span: { first: Month; last: Month } | null;
}

/**
 * The shown month, which opens the picker, between its neighbours, and the way back to today. Months with entries, and a
 * year more, are links; those beyond and in the picker are buttons of a form, so that no crawler walks through centuries.
 */
export function MonthBar({ month, today, span }: MonthBarProps) {
  const { dialog, open, close } = useModalDialog();
  const pickerId = useId();
  const navigate = useNavigate();
  const shown = formatMonth(month);
  const present = monthOf(today);
  const [first = present] = [span?.first, present].filter((each) => each !== undefined).sort();
  const last = shiftMonth([span?.last ?? present, present].sort()[1] ?? present, MONTHS_AHEAD) ?? present;
  const isReached = (each: Month) => each >= first && each <= last;
  // Without JavaScript the form opens the month.
  const turn = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    close();
    void navigate(calendarPath(submitter.value), { preventScrollReset: true });
  };
  return (
    <form className={styles.bar} action={paths.calendar} onSubmit={turn}>
      <Neighbour
        month={shiftMonth(month, -1)}
        icon="arrowLeft"
        label={calendarTexts.previousMonth}
        isReached={isReached}
      />
      <h2 className={styles.month} aria-live="polite">
        <span className={styles.still}>{shown}</span>
        <button
          type="button"
          className={styles.choose}
          aria-haspopup="dialog"
          title={calendarTexts.chooseMonth}
          {...invokerOf('show-modal', pickerId, open)}
        >
          <span>{shown}</span>
          <Icon name="chevronDown" />
        </button>
      </h2>
      <Neighbour
        month={shiftMonth(month, 1)}
        icon="arrowRight"
        label={calendarTexts.nextMonth}
        isReached={isReached}
      />
      <Link
        className={styles.today}
        to={paths.calendar}
        aria-current={month === present ? 'date' : undefined}
        preventScrollReset
      >
        {calendarTexts.toToday}
      </Link>
      <MonthPicker
        id={pickerId}
        dialog={dialog}
        shown={month}
        currentYear={monthParts(monthOf(today)).year}
        onClose={close}
      />
    </form>
  );
}

interface NeighbourProps {
  month: Month | null;
  icon: IconName;
  label: (month: string) => string;
  isReached: (month: Month) => boolean;
}

function Neighbour({ month, icon, label, isReached }: NeighbourProps) {
  if (month === null) return <span className={styles.step} />;
  const name = label(formatMonth(month));
  if (!isReached(month)) {
    return (
      <button type="submit" className={styles.step} name={MONTH_PARAM} value={month} aria-label={name}>
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link className={styles.step} to={calendarPath(month)} aria-label={name} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
