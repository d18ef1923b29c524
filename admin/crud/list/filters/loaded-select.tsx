import { Select } from 'antd';

export interface LoadedSelectProps {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function LoadedSelect({ options, ...props }: LoadedSelectProps) {
  return <Select popupMatchSelectWidth={false} options={[...options]} {...props} />;
}
