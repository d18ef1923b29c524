import { Modal } from 'antd';
import { messages } from '../../src/lib/messages';
import { fillWords } from '../fields/form-codec';
import { historyTexts } from '../i18n/history';
import { texts } from '../i18n/texts';
import type { Row } from '../lib/row';
import type { ResourceDefinition } from '../schema/types';
import { rowTitle } from './row/row-title';
import { useRowRemoval } from './use-row-removal';

interface DeleteDialogProps {
  readonly resource: ResourceDefinition;
  readonly row: Row;
  readonly onClose: () => void;
}

/** Asks whether to delete a row, and deletes it. */
export function DeleteDialog({ resource, row, onClose }: DeleteDialogProps) {
  const remove = useRowRemoval(resource);
  return (
    <Modal
      open
      title={fillWords(resource, resource.confirmDelete, row)}
      okText={messages.admin.delete}
      okButtonProps={{ danger: true }}
      cancelText={texts.form.cancel}
      onOk={() => {
        onClose();
        remove(row);
      }}
      onCancel={onClose}
      centered
      // An animated button could move away from a quick click.
      transitionName=""
    >
      <p>{rowTitle(resource, row)}</p>
      <p>{historyTexts.inTrash}</p>
    </Modal>
  );
}
