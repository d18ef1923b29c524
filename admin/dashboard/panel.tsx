import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useId, type ReactNode } from 'react';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import { dashboardTexts } from '../i18n/dashboard';
import styles from './dashboard.module.css';

interface PanelProps<Data> {
  readonly title: string;
  readonly query: UseQueryResult<Data, unknown>;
  readonly children: (data: Data) => ReactNode;
}

/** A section of the overview with its own query. It loads, fails and retries independently. */
export function Panel<Data>({ title, query, children }: PanelProps<Data>) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={query.isPending}>
      <h2 id={titleId}>{title}</h2>
      {query.isPending && (
        <div role="status" aria-label={dashboardTexts.loading}>
          <Skeleton active title={false} />
        </div>
      )}
      {query.isError && (
        <Alert
          type="error"
          showIcon
          message={dashboardTexts.failed}
          description={errorMessage(query.error)}
          action={<Button onClick={() => void query.refetch()}>{messages.labels.retry}</Button>}
        />
      )}
      {query.data !== undefined && children(query.data)}
    </section>
  );
}
