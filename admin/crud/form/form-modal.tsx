import { Modal, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts';
import type { ResourceDefinition } from '../../schema/types';
import styles from './resource-form.module.css';
import { useKeyboardHeight } from './use-keyboard-height';

interface FormModalProps {
  readonly resource: ResourceDefinition;
  readonly isNew: boolean;
  /** Nothing closes it meanwhile. */
  readonly isLocked?: boolean;
  readonly onClose: () => void;
  /** Stands below what scrolls, and above a phone's keyboard. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The dialog over the list in which a row is written: the same for a new one and for an old one. */
export function FormModal({ resource, isNew, isLocked = false, onClose, footer, children }: FormModalProps) {
  const { labels } = resource;
  return (
    <Modal
      open
      className={styles.dialog}
      width="100%"
      // It is there at once, as it is gone at once: growing would keep whoever wants to type waiting.
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

/** Stands for the fields until they can be shown, about as high as they will be. */
export function FieldsToCome() {
  return <Skeleton active title={false} paragraph={{ rows: 12 }} />;
}
