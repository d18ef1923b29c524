import type { FormRule } from 'antd';
import type { ReactNode } from 'react';
import { ACCOUNT_PASSWORD_POLICY } from '../../../../src/lib/identity/password-policy';
import { identityTexts } from '../../../i18n/identity';
import type { PasswordChange } from '../../../data/auth-gateway';
import { ActionForm } from '../action-form';
import { OwnNameField, PasswordField, plainCode } from '../person-fields';
import { refusedField, rejectWeakPassword } from './password-rules';

const texts = identityTexts.password;

/** A change asks for the present password, which a recovery mail stands in for. An invited person also gives their name. */
type Purpose = 'change' | 'recovery' | 'invitation';

export interface PasswordFormValues extends PasswordChange {
  /** Empty unless the form asks for it. */
  readonly fullName: string;
}

interface PasswordFormProps {
  /** The account's e-mail, for the browser's password manager. */
  email?: string | undefined;
  purpose: Purpose;
  action: { mutate: (values: PasswordFormValues) => void; isPending: boolean; error: unknown };
  /** Further fields, above the button. */
  children?: ReactNode;
}

interface Fields {
  /** Absent without its input, as are the present password and the code. */
  fullName?: string;
  currentPassword?: string;
  password: string;
  repeated: string;
  mailedCode?: string;
}

/**
 * Asks for a new password twice and checks the policy. The server decides, and its refusal is shown at the
 * field it is about.
 */
export function PasswordForm({ email, purpose, action, children }: PasswordFormProps) {
  const labels = purpose === 'invitation' ? { ...texts, ...identityTexts.invitation.form } : texts;
  const send = ({ fullName = '', currentPassword, password, mailedCode }: Fields) =>
    action.mutate({
      fullName: fullName.trim(),
      password,
      ...(currentPassword !== undefined && { currentPassword }),
      ...(mailedCode !== undefined && { mailedCode: plainCode(mailedCode) }),
    });
  return (
    <ActionForm<Fields>
      action={{ ...action, mutate: send }}
      fieldOf={refusedField}
      initialValues={{ password: '', repeated: '' }}
      submit={{ type: 'primary', children: labels.save }}
    >
      {/* Password managers read the account's name from this hidden field. */}
      {email && <input hidden readOnly type="text" autoComplete="username" value={email} />}
      {purpose === 'invitation' && <OwnNameField />}
      {purpose === 'change' && (
        <PasswordField
          name="currentPassword"
          initialValue=""
          label={texts.current}
          rules={[{ required: true, message: texts.currentMissing }]}
        />
      )}
      <PasswordField
        autoComplete="new-password"
        label={labels.fresh}
        extra={texts.policy(ACCOUNT_PASSWORD_POLICY.minLength)}
        rules={[
          { validator: (_, value: string) => rejectWeakPassword(value, email) },
          comparedWith('currentPassword', (value, current) => value === '' || value !== current, SAME),
        ]}
      />
      <PasswordField
        name="repeated"
        autoComplete="new-password"
        label={labels.repeat}
        rules={[comparedWith('password', (value, first) => value === first, texts.different)]}
      />
      {children}
    </ActionForm>
  );
}

const SAME = identityTexts.errors.samePassword;

/** Returns the rule that compares a field's value with that of another one. */
function comparedWith(
  other: keyof Fields,
  isRight: (value: string, otherValue: unknown) => boolean,
  sentence: string,
): FormRule {
  return ({ getFieldValue }) => ({
    validator: (_, value: string) =>
      isRight(value, getFieldValue(other)) ? Promise.resolve() : Promise.reject(new Error(sentence)),
  });
}
