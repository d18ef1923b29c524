import { calendarTexts } from '../../../content/calendar';
import { civilParts, formatCivilDate, WEEKDAYS, type CivilDate } from '../../../lib/dates/dates';
import { formatMonth, weeksOf, type Month } from '../../../lib/dates/months';
import { entryAnchor } from '../../../lib/paths/anchors';
import type { CalendarEntry } from '../calendar-rows';
import styles from './month-grid.module.css';

interface MonthGridProps {
  month: Month;
  today: CivilDate;
  entries: readonly CalendarEntry[];
}

/** The month as a grid. Days with entries link to them. */
export function MonthGrid({ month, today, entries }: MonthGridProps) {
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{calendarTexts.titleOf(formatMonth(month))}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map(({ short, long }) => (
            <th key={short} className={styles.weekday} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) => (
              <td key={weekday} className={styles.cell}>
                {date !== null && (
                  <Day
                    date={date}
                    today={today}
                    count={entries.filter((entry) => entry.date === date).length}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ date, today, count }: { date: CivilDate; today: CivilDate; count: number }) {
  const { day } = civilParts(date);
  const current = date === today ? 'date' : undefined;
  if (count === 0) {
    return (
      <span className={styles.day} aria-current={current}>
        {day}
      </span>
    );
  }
  return (
    <a
      className={styles.day}
      href={`#${entryAnchor(date)}`}
      aria-current={current}
      data-past={date < today || undefined}
      aria-label={`${formatCivilDate(date)}: ${calendarTexts.hasEntries(count)}`}
    >
      {day}
    </a>
  );
}
