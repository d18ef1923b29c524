import type { InputProps } from '../field-kind';
import { ClockInput } from './clock-input';
import { EndInput } from './end-input';

export function DatetimeInput({ field, resource, control }: InputProps<'datetime'>) {
  const start = resource.fields.find(({ name }) => name === field.notBefore);
  return start ? <EndInput start={start} control={control} /> : <ClockInput {...control} />;
}
