import type { InputProps } from '../field-kind';
import { ClockInput } from './clock-input';

export function DatetimeInput({ field: _, resource: __, ...control }: InputProps<'datetime'>) {
  return <ClockInput {...control} />;
}
