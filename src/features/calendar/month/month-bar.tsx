import { Link } from 'react-router-dom';
import { calendarTexts } from '../../../content/calendar';
import type { CivilDate } from '../../../lib/dates/dates';
import { formatMonth, monthOf, monthParts, shiftMonth, type Month } from '../../../lib/dates/months';
import { calendarPath } from '../../../lib/paths/links';
import { useModalDialog } from '../../../ui/hooks/use-modal-dialog';
import { Icon, type IconName } from '../../../ui/icon/icon';
import styles from './month-bar.module.css';
import { MonthPicker } from './month-picker';

/** The shown month, which opens the picker, between links to its neighbours. Without JavaScript only the links work. */
export function MonthBar({ month, today }: { month: Month; today: CivilDate }) {
  const { dialog, open, close } = useModalDialog();
  const shown = formatMonth(month);
  return (
    <div className={styles.bar}>
      <Neighbour month={shiftMonth(month, -1)} icon="arrowLeft" label={calendarTexts.previousMonth} />
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
      <Neighbour month={shiftMonth(month, 1)} icon="arrowRight" label={calendarTexts.nextMonth} />
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
}

function Neighbour({ month, icon, label }: NeighbourProps) {
  if (month === null) return <span className={styles.step} />;
  return (
    <Link
      className={styles.step}
      to={calendarPath(month)}
      rel="nofollow"
      aria-label={label(formatMonth(month))}
      preventScrollReset
    >
      <Icon name={icon} />
    </Link>
  );
}
