import { Select } from 'antd';
import type { ListSelectProps } from './select';

export function LoadedSelect({ options, ...props }: Omit<ListSelectProps, 'isWaiting'>) {
  return <Select popupMatchSelectWidth={false} options={[...options]} {...props} />;
}
