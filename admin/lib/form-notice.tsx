import { Alert, type AlertProps } from 'antd';
import styles from './form-notice.module.css';

export function FormNotice(props: AlertProps) {
  return <Alert className={styles.notice} role="status" type="info" showIcon {...props} />;
}
