import { useOne } from '@refinedev/core';
import { Alert, Modal } from 'antd';
import { copiedValues } from './copied-values';
import type { Row } from '../../lib/row';
import { texts } from '../../i18n/texts';
import { formSelect } from '../../schema/derive-select';
import { ResourceForm, type ResourceFormProps } from './resource-form';

type RowCopyFormProps = Omit<ResourceFormProps, 'id' | 'template'> & {
  /** The row that the new one starts from. */
  readonly source: number;
};

/** The create form filled from another row, as soon as that row is read. */
export function RowCopyForm({ source, ...props }: RowCopyFormProps) {
  const { resource, onClose } = props;
  const { query } = useOne<Row>({
    resource: resource.table,
    id: source,
    meta: { select: formSelect(resource) },
    queryOptions: { gcTime: 0, staleTime: Infinity, retry: false },
    errorNotification: false,
  });

  const row = query.data?.data;
  if (row) return <ResourceForm {...props} id={null} template={copiedValues(resource, row)} />;
  if (!query.isError) return null;
  return (
    <Modal open title={texts.form.createTitle(resource.labels.one)} footer={null} onCancel={onClose}>
      <Alert role="alert" type="error" showIcon message={query.error.message} />
    </Modal>
  );
}
