import { useState } from 'react';
import { addDays, istanbulInputToIso, todayInIstanbul } from '../../../src/lib/dates/dates';
import { publishTexts } from '../../i18n/forms';
import { texts } from '../../i18n/texts';
import { Dialog } from '../../lib/dialog';
import { publishState } from '../../lib/publish-state';
import { useNow } from '../../lib/use-now';
import { ClockInput } from '../date/date-picker';
import { isClock } from '../date/read-date';
import styles from './publish.module.css';

/** A suggestion: when visitors who read in the morning find it. */
const MORNING = '09:00';

interface PublishDateProps {
  /** The field's form value; '' suggests tomorrow morning. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** Asks when a row is to be published. A future moment schedules it, a past one publishes it with that date. */
export function PublishDate({ value, onChoose, onClose }: PublishDateProps) {
  const [clock, setClock] = useState(value || `${addDays(todayInIstanbul(), 1)}T${MORNING}`);
  const now = useNow();
  const state = clock !== '' && isClock(clock) ? publishState(istanbulInputToIso(clock), now) : 'draft';
  return (
    <Dialog
      maskClosable
      title={publishTexts.when}
      okText={state === 'scheduled' ? publishTexts.schedule : publishTexts.publishAt}
      okButtonProps={{ disabled: state === 'draft' }}
      onOk={() => onChoose(clock)}
      onClosed={onClose}
    >
      <ClockInput aria-label={texts.publish.date} value={clock} onChange={setClock} allowClear={false} />
      <p className={styles.outcome} role="status">
        {publishTexts.outcomes[state]}
      </p>
    </Dialog>
  );
}
