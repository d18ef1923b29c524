import { eventChange, type EventStatus } from '../../lib/event-change';
import styles from './change-badge.module.css';

/** 'İptal edildi' or 'Ertelendi'; nothing for an event that takes place as announced. */
export function ChangeBadge({ event }: { event: EventStatus }) {
  const change = eventChange(event);
  return (
    change && (
      <span>
        {' '}
        <strong className={styles.badge} data-change={change.kind}>
          {change.words}
        </strong>
      </span>
    )
  );
}
