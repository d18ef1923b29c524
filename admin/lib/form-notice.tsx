import { Alert, type AlertProps } from 'antd';
import styles from './form-notice.module.css';

/** Something to know above the fields of a form. */
export function FormNotice(props: AlertProps) {
  return <Alert className={styles.notice} role="status" type="info" showIcon {...props} />;
}
