import { Modal, type ModalProps } from 'antd';
import { useState } from 'react';
import { texts } from '../i18n/texts';
import { loadingIcon } from './loading';

/** `onOk` in place of `onRun` leaves it to the caller to take the dialog away. */
interface DialogProps extends Omit<ModalProps, 'open' | 'onCancel' | 'afterClose'> {
  /** What the button does. Nothing closes the dialog meanwhile; it closes by itself unless the answer is false. */
  readonly onRun?: () => Promise<boolean>;
  /** Whether something else is under way. */
  readonly isBusy?: boolean;
  readonly onClosed: () => void;
}

/** Ant Design's dialog as we ask with it: not animated, because an animated button could move away from a quick click. */
export function Dialog({ onRun, isBusy = false, onClosed, okButtonProps, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [isRunning, setRunning] = useState(false);
  const isLocked = isRunning || isBusy;

  async function run(): Promise<void> {
    setRunning(true);
    const isDone = await onRun?.().finally(() => setRunning(false));
    if (isDone) setOpen(false);
  }

  return (
    <Modal
      open={isOpen}
      centered
      transitionName=""
      maskTransitionName=""
      maskClosable={false}
      closable={!isLocked}
      keyboard={!isLocked}
      cancelText={texts.form.cancel}
      cancelButtonProps={{ disabled: isLocked }}
      okButtonProps={{ ...okButtonProps, loading: loadingIcon(isLocked) }}
      onOk={() => void run()}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      {...props}
    />
  );
}
