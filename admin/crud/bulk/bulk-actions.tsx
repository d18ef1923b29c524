import { lazy, Suspense } from 'react';
import type { ResourceDefinition } from '../../schema/types';
import { BulkBar } from './bulk-bar';
import type { Selection } from '../list/selection';
import { useBulk } from './use-bulk';

const BulkDialog = lazy(async () => {
  const { BulkDialog } = await import('./bulk-dialog');
  return { default: BulkDialog };
});

interface BulkActionsProps {
  readonly resource: ResourceDefinition;
  readonly selection: Selection;
}

/** What can be done with the ticked rows, and the question before it. */
export function BulkActions({ resource, selection }: BulkActionsProps) {
  const bulk = useBulk(resource, selection);
  return (
    <>
      <BulkBar resource={resource} selection={selection} onAct={bulk.ask} />
      <Suspense>{bulk.plan && <BulkDialog resource={resource} bulk={bulk} plan={bulk.plan} />}</Suspense>
    </>
  );
}
