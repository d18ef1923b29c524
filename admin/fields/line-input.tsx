import { Input, type InputProps as AntInputProps } from 'antd';

/** What a form item hands to an input of text, whatever its kind. */
interface LineControl {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

interface LineInputProps {
  readonly control: LineControl;
  readonly maxLength?: number | undefined;
  /** The keyboard a phone brings up. */
  readonly inputMode: AntInputProps['inputMode'];
}

/** One line of machine-read text: no capital letters, no spelling help. */
export function LineInput({ control: { onChange, ...control }, maxLength, inputMode }: LineInputProps) {
  return (
    <Input
      {...control}
      {...(maxLength === undefined ? {} : { maxLength })}
      inputMode={inputMode}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
