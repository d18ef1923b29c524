import { Input } from 'antd';
import { useId } from 'react';
import type { InputProps } from '../field-kind';
import { ExcerptGuide } from './excerpt-guide';

const ROWS = { minRows: 2, maxRows: 8 };

export function LongtextInput({
  field,
  resource,
  control: { onChange, 'aria-describedby': description, ...control },
}: InputProps<'longtext'>) {
  const guideId = useId();
  const hasGuide = field.guide !== undefined;
  return (
    <>
      <Input.TextArea
        {...control}
        aria-describedby={[description, hasGuide && guideId].filter(Boolean).join(' ') || undefined}
        maxLength={field.maxLength}
        autoSize={ROWS}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {hasGuide && (
        <ExcerptGuide id={guideId} table={resource.table} text={control.value ?? ''} length={field.guide} />
      )}
    </>
  );
}
