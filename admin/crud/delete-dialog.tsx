import { Modal } from 'antd';
import { messages } from '../../src/lib/messages';
import { fillWords } from '../fields/form-codec';
import type { ConfirmedDelete } from './use-confirmed-delete';
import { historyTexts } from '../i18n/history';
import { texts } from '../i18n/texts';
import type { ResourceDefinition } from '../schema/types';
import { rowTitle } from './row/row-title';

interface DeleteDialogProps {
  readonly resource: ResourceDefinition;
  readonly removal: ConfirmedDelete;
}

export function DeleteDialog({ resource, removal }: DeleteDialogProps) {
  const { asked, cancel, confirm } = removal;
  return (
    <Modal
      open={asked !== null}
      title={asked && fillWords(resource, resource.confirmDelete, asked)}
      okText={messages.admin.delete}
      okButtonProps={{ danger: true }}
      cancelText={texts.form.cancel}
      onOk={confirm}
      onCancel={cancel}
      destroyOnHidden
      centered
      // An animated button could move away from a quick click.
      transitionName=""
    >
      {asked && (
        <>
          <p>{rowTitle(resource, asked)}</p>
          <p>{historyTexts.inTrash}</p>
        </>
      )}
    </Modal>
  );
}
