import { Switch } from 'antd';
import type { InputProps } from '../field-kind';

export function BooleanInput({ control: { value, onChange, ...control } }: InputProps<'boolean'>) {
  return <Switch {...control} checked={value} onChange={onChange} />;
}
