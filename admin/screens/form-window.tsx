import { ResourceForm, type ResourceFormProps } from './resource-form';
import { RowCopyForm } from './row-copy-form';

type FormWindowProps = Omit<ResourceFormProps, 'template'> & {
  /** The row that a new one starts from. */
  readonly source: number | null;
};

/** The form over a list: of a row, of a new one, or of a new one that starts from another. */
export function FormWindow({ source, id, ...frame }: FormWindowProps) {
  return source === null ? (
    <ResourceForm key={id ?? 'new'} {...frame} id={id} />
  ) : (
    <RowCopyForm key={`copy ${source}`} {...frame} source={source} />
  );
}
