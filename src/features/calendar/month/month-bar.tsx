import { Link, useNavigate } from 'react-router-dom';
import { calendarTexts } from '../../../content/calendar';
import type { CivilDate } from '../../../lib/dates/dates';
import { formatMonth, monthOf, monthParts, shiftMonth, type Month } from '../../../lib/dates/months';
import { calendarPath } from '../../../lib/paths/links';
import { paths } from '../../../lib/paths/paths';
import { useModalDialog } from '../../../ui/hooks/use-modal-dialog';
import { Icon, type IconName } from '../../../ui/icon/icon';
import styles from './month-bar.module.css';
import { MonthPicker } from './month-picker';

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
 * year more, are links; those beyond are buttons, so that no crawler walks through centuries.
 */
export function MonthBar({ month, today, span }: MonthBarProps) {
  const { dialog, open, close } = useModalDialog();
  const shown = formatMonth(month);
  const present = monthOf(today);
  const [first = present] = [span?.first, present].filter((each) => each !== undefined).sort();
  const last = shiftMonth([span?.last ?? present, present].sort()[1] ?? present, MONTHS_AHEAD) ?? present;
  const isReached = (each: Month) => each >= first && each <= last;
  return (
    <div className={styles.bar}>
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
          onClick={open}
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
        dialog={dialog}
        shown={month}
        currentYear={monthParts(monthOf(today)).year}
        onClose={close}
      />
    </div>
  );
}

interface NeighbourProps {
  month: Month | null;
  icon: IconName;
  label: (month: string) => string;
  isReached: (month: Month) => boolean;
}

function Neighbour({ month, icon, label, isReached }: NeighbourProps) {
  const navigate = useNavigate();
  if (month === null) return <span className={styles.step} />;
  const to = calendarPath(month);
  const name = label(formatMonth(month));
  if (!isReached(month)) {
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={name}
        onClick={() => void navigate(to, { preventScrollReset: true })}
      >
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link className={styles.step} to={to} aria-label={name} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
