import type { FormRule } from 'antd';
import type { ReactNode } from 'react';
import {
  ACCOUNT_PASSWORD_POLICY,
  COMMON_PASSWORD_FAULT,
  passwordFaults,
} from '../../../src/lib/identity/password-policy';
import { accountTexts } from '../../i18n/account';
import { identityTexts } from '../../i18n/identity';
import { checkRule } from '../../lib/form-values';
import { ActionForm, type Action } from './action-form';
import { OwnNameField, PasswordField } from './person-fields';

const texts = accountTexts.password;

export interface PasswordFormValues {
  readonly full_name?: string;
  readonly current_password?: string;
  readonly password: string;
  readonly nonce?: string;
}

type Fields = PasswordFormValues & { readonly repeated: string };

interface PasswordFormProps {
  /** The account's e-mail, for the browser's password manager. */
  email?: string | undefined;
  /** A change asks for the present password, which a recovery mail stands in for. An invited person also gives their name. */
  purpose: 'change' | 'recovery' | 'invitation';
  action: Action<PasswordFormValues>;
  /** The name with which the form of an invited person begins. */
  fullName?: string;
  children?: ReactNode;
}

/** Asks for a new password twice and checks the policy. The server decides. */
export function PasswordForm({ email, purpose, action, fullName = '', children }: PasswordFormProps) {
  const labels = purpose === 'invitation' ? { ...texts, ...accountTexts.invitation.form } : texts;
  return (
    <ActionForm<Fields>
      action={action}
      initialValues={{ full_name: fullName, password: '', repeated: '' }}
      submit={{ type: 'primary', children: labels.save }}
    >
      {/* Password managers read the account's name from this hidden field. */}
      {email && <input hidden readOnly type="text" autoComplete="username" value={email} />}
      {purpose === 'invitation' && <OwnNameField />}
      {purpose === 'change' && (
        <PasswordField
          name="current_password"
          initialValue=""
          label={texts.current}
          rules={[{ required: true, message: identityTexts.errors.currentMissing }]}
        />
      )}
      <PasswordField
        autoComplete="new-password"
        label={labels.fresh}
        extra={texts.policy(ACCOUNT_PASSWORD_POLICY.minLength)}
        rules={[
          checkRule((value: string) => faultOfNewPassword(value, email)),
          comparedWith('current_password', (value, current) => value === '' || value !== current, SAME),
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

function comparedWith(
  other: keyof Fields,
  isRight: (value: string, otherValue: unknown) => boolean,
  sentence: string,
): FormRule {
  return ({ getFieldValue }) =>
    checkRule((value: string) => (isRight(value, getFieldValue(other)) ? undefined : sentence));
}

/** Returns the sentence to show when a new password is too short or easily guessed. */
export async function faultOfNewPassword(password: string, email?: string): Promise<string | undefined> {
  const [fault] = passwordFaults(ACCOUNT_PASSWORD_POLICY, password);
  if (fault !== undefined) return fault;
  // The word lists are large and are loaded with the first password. If loading fails, the server alone decides.
  const lists = await import('../../../src/lib/identity/common-passwords').catch(() => undefined);
  const isCommon = lists?.isCommonPassword(password, email ? [email] : []) === true;
  return isCommon ? COMMON_PASSWORD_FAULT : undefined;
}
