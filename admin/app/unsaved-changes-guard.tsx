import { useTranslate, useWarnAboutChange } from '@refinedev/core';
import { App } from 'antd';
import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { appTexts } from '../i18n/app';

/** Asks before a navigation throws away what was typed; Refine's own notifier would use the browser's dialog. */
export function UnsavedChangesGuard() {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const translate = useTranslate();
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => warnWhen && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((event) => {
    if (warnWhen) event.preventDefault();
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const dialog = modal.confirm({
      title: appTexts.unsaved.title,
      content: translate('warnWhenUnsavedChanges'),
      okText: appTexts.unsaved.leave,
      okButtonProps: { danger: true },
      cancelText: appTexts.unsaved.stay,
      onOk: () => {
        setWarnWhen(false);
        blocker.proceed();
      },
      onCancel: () => blocker.reset(),
    });
    return () => dialog.destroy();
  }, [blocker, modal, setWarnWhen, translate]);

  return null;
}
