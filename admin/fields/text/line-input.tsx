import { Input } from 'antd';
import type { InputProps } from '../field-kind';

/** The `inputmode` of the phone's keyboard. */
const KEYBOARDS = { email: 'email', phone: 'tel', url: 'url', iban: 'text' } as const;

type LineInputProps = InputProps<'email'> | InputProps<'phone'> | InputProps<'url'> | InputProps<'iban'>;

/** One line of machine-readable text without capitalisation and spell checking. */
export function LineInput({ field, control: { onChange, ...control } }: LineInputProps) {
  return (
    <Input
      {...control}
      maxLength={'maxLength' in field ? field.maxLength : undefined}
      inputMode={KEYBOARDS[field.kind]}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
