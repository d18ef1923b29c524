import { Alert } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import styles from './failure-alert.module.css';

/** Shows an error beside a form. Renders nothing without one. */
export function FailureAlert({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return <Alert className={styles.failure} type="error" showIcon message={errorMessage(error)} />;
}
