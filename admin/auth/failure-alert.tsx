import { Alert } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import styles from './failure-alert.module.css';

/** Says beside a form what went wrong; draws nothing without an error. */
export function FailureAlert({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return <Alert className={styles.failure} type="error" showIcon message={errorMessage(error)} />;
}
