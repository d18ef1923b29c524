import type { ReactElement, ReactNode } from 'react';
import { messages } from '../../lib/messages';
import { Button } from '../button/button';
import type { ListState } from './list-state';
import styles from './state-views.module.css';

/** The skeleton is visual; the text is for screen readers. */
export function LoadingView({
  children,
  text = messages.public.loading,
}: {
  children?: ReactNode;
  text?: string;
}) {
  return (
    <div className={styles.loading} role="status">
      <p className={styles.note}>{text}</p>
      {children !== undefined && (
        <div className={styles.skeleton} aria-hidden="true">
          {children}
        </div>
      )}
    </div>
  );
}

export function ErrorView({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.error}>
      <p role="alert">{message}</p>
      {onRetry !== undefined && (
        <Button isQuiet onClick={onRetry}>
          {messages.labels.retry}
        </Button>
      )}
    </div>
  );
}

export function EmptyView({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>;
}

interface ListViewProps<Item> {
  state: ListState<Item>;
  empty: string;
  skeleton: ReactNode;
  loadingText?: string;
  children: (items: readonly Item[]) => ReactElement;
}

/** Renders one of the four states of a list: loading, error, empty, items. */
export function ListView<Item>({ state, empty, skeleton, loadingText, children }: ListViewProps<Item>) {
  switch (state.status) {
    case 'loading':
      return <LoadingView text={loadingText}>{skeleton}</LoadingView>;
    case 'error':
      return <ErrorView message={state.message} onRetry={state.onRetry} />;
    case 'ready':
      return state.items.length === 0 ? <EmptyView>{empty}</EmptyView> : children(state.items);
  }
}
