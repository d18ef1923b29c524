import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Form, Input, type FormItemProps, type FormRule, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { emailFault } from '../../../src/lib/identity/email-address';
import { cleanLine } from '../../../src/lib/text/clean';
import { appTexts } from '../../i18n/app';
import { accountTexts } from '../../i18n/account';
import { identityTexts } from '../../i18n/identity';
import { texts } from '../../i18n/texts';
import { checkRule } from '../../lib/form-values';
import styles from './person-fields.module.css';

interface FieldProps extends FormItemProps {
  readonly autoComplete?: string;
}

/** In characters, as `profiles` allows. */
const NAME_MAX = 120;

export const nameRule: FormRule = { max: NAME_MAX, message: texts.form.tooLong(NAME_MAX) };

export const emailRule = checkRule((email: string) => emailFault(email));

export function OwnNameField() {
  return (
    <Form.Item
      name="full_name"
      label={accountTexts.account.fullName}
      extra={accountTexts.account.nameHelp}
      rules={[nameRule, { required: true, whitespace: true, message: accountTexts.account.nameMissing }]}
    >
      <Input autoComplete="name" />
    </Form.Item>
  );
}

/** The browser takes spaces around the address away. */
export function EmailField({ autoComplete = 'username', ...item }: FieldProps) {
  return (
    <Form.Item name="email" label={appTexts.login.email} normalize={cleanLine} {...item}>
      <Input type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />
    </Form.Item>
  );
}

/** Its button has a name. The present password is typed blindly, so the field tells when Caps Lock is on. */
export function PasswordField({ autoComplete = 'current-password', ...item }: FieldProps) {
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const watch = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <Form.Item
      name="password"
      label={appTexts.login.password}
      extra={isCapsLockOn && <span role="status">{identityTexts.login.capsLock}</span>}
      {...item}
    >
      <Input.Password
        autoComplete={autoComplete}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setIsCapsLockOn(false)}
        iconRender={(isVisible) => (
          <button
            type="button"
            className={styles.eye}
            aria-label={isVisible ? accountTexts.password.hide : accountTexts.password.show}
          >
            {isVisible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          </button>
        )}
      />
    </Form.Item>
  );
}

interface CodeFieldProps extends FormItemProps {
  readonly name: string;
  /** How many digits a code may have: an app's has six, that of a message or a mail as many as the project's settings say. */
  readonly digits: string;
  readonly malformed: string;
  /** What the code is for. For another one the field gets the focus, and starts empty unless it `keeps` what was typed. */
  readonly target: unknown;
  readonly keeps?: boolean;
}

/** A field for a code. Apps and messages show spaces in it, or marks that nobody sees, which are left out. */
export function CodeField({ digits, malformed, target, keeps = false, ...item }: CodeFieldProps) {
  const form = Form.useFormInstance();
  const input = useRef<InputRef>(null);
  const begin = useEffectEvent(() => {
    if (!keeps) form.setFields([{ name: item.name, value: '', errors: [] }]);
    input.current?.focus();
  });
  useEffect(() => begin(), [target]);
  const pattern = new RegExp(String.raw`^\d{${digits}}$`);
  return (
    <Form.Item
      initialValue=""
      normalize={(typed: string) => cleanLine(typed).replaceAll(' ', '')}
      rules={[{ pattern, required: true, message: malformed }]}
      {...item}
    >
      <Input ref={input} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
    </Form.Item>
  );
}
