import { Alert } from 'antd';
import { errorMessage } from '../../src/shared/error-message';
import styles from './failure-alert.module.css';

/** What went wrong, beside the form it befell; nothing while there is nothing to say. */
export function FailureAlert({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return <Alert className={styles.failure} type="error" showIcon message={errorMessage(error)} />;
}
