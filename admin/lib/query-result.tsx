import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';

interface QueryResultProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The sentence above the reason when the query failed. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a query as a skeleton, an error with a retry button, or its data; after a failed repetition the error and the old data. */
export function QueryResult<Data>({ query, failed, children }: QueryResultProps<Data>) {
  return (
    <>
      {query.isPending && (
        <div role="status" aria-label={messages.public.loading}>
          <Skeleton active title={false} />
        </div>
      )}
      {query.isError && (
        <Alert
          type="error"
          showIcon
          message={failed}
          description={errorMessage(query.error)}
          action={<Button onClick={() => void query.refetch()}>{messages.labels.retry}</Button>}
        />
      )}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
