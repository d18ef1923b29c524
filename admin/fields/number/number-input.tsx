import { Input } from 'antd';
import type { InputProps } from '../field-kind';
import styles from './number.module.css';

export function NumberInput({ field: { unit }, control: { onChange, ...control } }: InputProps<'number'>) {
  return (
    <Input
      {...control}
      className={styles.input}
      prefix={unit === '%' ? unit : undefined}
      suffix={unit === '%' ? undefined : unit}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
