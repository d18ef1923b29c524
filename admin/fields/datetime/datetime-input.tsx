import type { InputProps } from '../field-kind';
import { ClockInput } from './clock-input';

export function DatetimeInput({ control }: InputProps<'datetime'>) {
  return <ClockInput {...control} />;
}
