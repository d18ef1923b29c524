import { formatTimestamp, istanbulInputToIso } from '../../../src/lib/dates/dates';
import { texts } from '../../i18n/texts';
import { ClockPicker } from '../date/date-picker';
import styles from './datetime.module.css';
import { isClock } from '../date/read-date';

/** A date and time input with the same moment in words below it. */
export function ClockInput(control: Parameters<typeof ClockPicker>[0]) {
  const { value = '' } = control;
  return (
    <div>
      <ClockPicker {...control} />
      {value !== '' && isClock(value) && (
        <p className={styles.shown}>{texts.datetime.shown(formatTimestamp(istanbulInputToIso(value)))}</p>
      )}
    </div>
  );
}
