import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { identityTexts } from '../../i18n/identity';
import styles from './password-input.module.css';

/** A password input whose visibility toggle is a real button with a name. */
export function PasswordInput(props: InputProps) {
  return (
    <Input.Password
      {...props}
      iconRender={(isVisible) => (
        <button
          type="button"
          className={styles.eye}
          aria-label={isVisible ? identityTexts.password.hide : identityTexts.password.show}
        >
          {isVisible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
        </button>
      )}
    />
  );
}
