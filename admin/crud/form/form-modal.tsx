import { Modal, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import styles from './resource-form.module.css';
import { useKeyboardHeight } from './use-keyboard-height';

interface FormModalProps {
  readonly resource: ResourceDefinition;
  readonly isNew: boolean;
  /** While true, nothing closes the dialog. */
  readonly isLocked?: boolean;
  readonly onClose: () => void;
  /** Fixed below the scrolling part and above a phone's keyboard. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The dialog over the list in which a row is created or edited. */
export function FormModal({ resource, isNew, isLocked = false, onClose, footer, children }: FormModalProps) {
  const { labels } = resource;
  return (
    <Modal
      open
      className={styles.dialog}
      width="100%"
      // No animation: it would delay the first key press.
      transitionName=""
      maskTransitionName=""
      styles={{ footer: { insetBlockEnd: useKeyboardHeight() } }}
      title={isNew ? texts.form.createTitle(labels.one) : texts.form.editTitle(labels.object)}
      maskClosable={false}
      closable={!isLocked}
      keyboard={!isLocked}
      onCancel={onClose}
      footer={footer}
    >
      {children}
    </Modal>
  );
}

/** A placeholder about as high as the fields. */
export function FieldsPlaceholder() {
  return <Skeleton active title={false} paragraph={{ rows: 12 }} />;
}
