import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';

interface ReadStateProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The sentence above the reason when the reading failed. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the account's page while it is read, when that failed, and when it is there. */
export function ReadState<Data>({ query, failed, children }: ReadStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Skeleton active title={false} />;
  return (
    <Alert
      type="error"
      showIcon
      message={failed}
      description={errorMessage(query.error)}
      action={<Button onClick={() => void query.refetch()}>{messages.labels.retry}</Button>}
    />
  );
}
