import { useEffect } from 'react';
import { preloadInputs } from '../../fields/field-input';
import { onceIdle } from '../../lib/once-idle';
import { FormWarmth } from './warmth';
import type { OpenedForm } from '../opened-form';
import { ResourceForm, type ResourceFormProps } from './resource-form';
import { RowCopyForm } from './copy-form';

type FormWindowProps = Omit<ResourceFormProps, 'template' | 'id'> & {
  /** Null while the list stands alone. */
  readonly form: OpenedForm | null;
  /** The row that a new one starts from. */
  readonly source: number | null;
};

/** The form over a list: of a row, of a new one, or of a new one that starts from another. */
export function FormWindow({ form, source, ...frame }: FormWindowProps) {
  const { resource } = frame;
  useEffect(() => onceIdle(() => void preloadInputs(resource)), [resource]);
  return (
    <>
      <FormWarmth />
      {form &&
        (source === null ? (
          <ResourceForm key={form.id ?? 'new'} {...frame} id={form.id} />
        ) : (
          <RowCopyForm key={`copy ${source}`} {...frame} source={source} />
        ))}
    </>
  );
}
