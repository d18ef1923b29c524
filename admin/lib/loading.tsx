import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Alert, Button, Skeleton, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import { LoadingOutlined } from '@ant-design/icons';
import { appTexts } from '../i18n/app';
import styles from './frame.module.css';

interface ReadFailureProps {
  readonly message: string;
  /** The reason, where the message says what could not be read. */
  readonly description?: string;
  readonly onRetry: () => unknown;
}

export function ReadFailure({ onRetry, ...words }: ReadFailureProps) {
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      {...words}
      action={<Button onClick={() => void onRetry()}>{messages.labels.retry}</Button>}
    />
  );
}

interface QueryResultProps<Data> {
  /** A query, or several as one. */
  readonly query: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly data: Data | undefined;
    readonly refetch: () => unknown;
  };
  /** The sentence above the reason when the query failed. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a query as a skeleton, an error with a retry button, or its data; after a failed repetition the error and the old data. */
export function QueryResult<Data>({ query, failed, children }: QueryResultProps<Data>) {
  const { isPending, error, data, refetch } = query;
  return (
    <>
      {isPending && (
        <div role="status" aria-label={messages.public.loading}>
          <Skeleton active title={false} />
        </div>
      )}
      {error != null && <ReadFailure message={failed} description={errorMessage(error)} onRetry={refetch} />}
      {data !== undefined && children(data)}
    </>
  );
}

const LOADING = { icon: <LoadingOutlined aria-label={appTexts.busy} /> };

/**
 * Returns a button's `loading`. Ant Design's own icon has an English name, and stays in the button if the answer comes
 * before the icon has grown: no transition is left whose end would remove it. It still shows for a moment when the action ends.
 */
export function loadingIcon(isLoading: boolean): ButtonProps['loading'] {
  return isLoading && LOADING;
}

export function PageLoading() {
  return (
    <main className={styles.centred} aria-busy="true">
      <p role="status" className={styles.delayed}>
        {messages.public.loading}
      </p>
    </main>
  );
}

interface MoreButtonProps {
  /** A list that is read page by page. */
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly className?: string | undefined;
}

/** Reads the next page of a list, which has older things; nothing where there is none. */
export function MoreButton({ query, className }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      className={className}
      loading={loadingIcon(query.isFetchingNextPage)}
      onClick={() => void query.fetchNextPage()}
    >
      {appTexts.older}
    </Button>
  );
}
