import { Input, type InputProps } from 'antd';
import { formatTimestamp, istanbulInputToIso } from '../../../src/shared/dates';
import { texts } from '../../i18n/texts';
import styles from './datetime.module.css';

interface ClockInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The browser's own date-time input: it has no zone, so what is typed is what is kept, and phones bring their wheels. */
export function ClockInput({ value = '', onChange, ...control }: ClockInputProps) {
  return (
    <div>
      <Input
        {...control}
        type="datetime-local"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {value !== '' && (
        <p className={styles.shown}>{texts.datetime.shown(formatTimestamp(istanbulInputToIso(value)))}</p>
      )}
    </div>
  );
}
