import type { ReactElement } from 'react';
import { messages } from '../../lib/messages';
import { IconButton } from '../button/button';
import styles from './notice.module.css';

interface NoticeProps {
  children: string;
  action?: ReactElement;
  onClose: () => void;
}

/** A polite live region at the bottom of the window. It does not block the page. */
export function Notice({ children, action, onClose }: NoticeProps) {
  return (
    <div className={styles.bar} role="status">
      <p className={styles.text}>{children}</p>
      {action}
      <IconButton icon="close" label={messages.labels.close} onClick={onClose} />
    </div>
  );
}
