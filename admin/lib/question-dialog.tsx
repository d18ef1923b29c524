import { Modal, type ModalFuncProps } from 'antd';
import { useEffect, useEffectEvent } from 'react';

/** Ant Design's confirmation. The answer closes it. */
export function QuestionDialog({ question }: { question: ModalFuncProps }) {
  const [modal, dialog] = Modal.useModal();
  // An animated button could move away from a quick click.
  const open = useEffectEvent(() => modal.confirm({ transitionName: '', ...question }).destroy);
  useEffect(() => open(), [question]);
  return dialog;
}
