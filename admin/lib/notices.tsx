import { CloseOutlined } from '@ant-design/icons';
import type { NotificationProvider } from '@refinedev/core';
import { notification, type NotificationArgsProps } from 'antd';
import { createContext, use, type ReactNode } from 'react';
import { messages } from '../../src/lib/messages';
import { FINGER, useMediaQuery } from './browser/use-media-query';

/**
 * Ant Design labels the close button 'Close' unless each notice says otherwise, together with its icon:
 * https://github.com/react-component/notification/blob/v5.6.4/src/Notice.tsx
 */
const closeButton = {
  closable: {
    'aria-label': messages.labels.close,
    role: 'button',
    closeIcon: <CloseOutlined aria-hidden className="ant-notification-close-icon" />,
  },
};

type Notifications = ReturnType<typeof notification.useNotification>[0];

const NotificationContext = createContext<Notifications | null>(null);

/**
 * Shows the notifications of the components below in `getContainer`'s element, at the foot of the window and above a form's
 * buttons. A mouse over one makes it wait; a finger leaves no place, so it would wait for ever.
 */
export function Notices({ children, ...options }: { getContainer: () => HTMLElement; children: ReactNode }) {
  const isFinger = useMediaQuery(FINGER);
  const [notifications, holder] = notification.useNotification({
    ...options,
    placement: 'bottom',
    // Each stays readable, and its button in reach.
    stack: false,
    pauseOnHover: !isFinger,
  });
  return (
    <NotificationContext value={notifications}>
      {children}
      {holder}
    </NotificationContext>
  );
}

/** How long a notice stays that is long to read or has a button. */
export const READING_SECONDS = 10;

export function useNotices() {
  const notifications = use(NotificationContext);
  return {
    show: (notice: NotificationArgsProps) => notifications?.open({ ...closeButton, ...notice }),
    close: (key: string) => notifications?.destroy(key),
  };
}

/** Refine's notification provider. That of @refinedev/antd cannot label the close button. */
export function useNotificationProvider(): NotificationProvider {
  const { show, close } = useNotices();
  return {
    open: ({ key, type, message, description }) =>
      show({
        key,
        message: description ?? null,
        description: message,
        type: type === 'progress' ? 'info' : type,
      }),
    close,
  };
}
