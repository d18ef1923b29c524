import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';

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
