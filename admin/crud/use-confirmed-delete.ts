import { useDelete } from '@refinedev/core';
import { useState } from 'react';
import { messages } from '../../src/lib/messages';
import { savingTexts } from '../i18n/saving';
import { texts } from '../i18n/texts';
import type { ResourceDefinition } from '../schema/types';
import type { Row } from '../lib/row';

export interface ConfirmedDelete {
  /** The row to confirm, null for none. */
  readonly asked: Row | null;
  readonly ask: (row: Row) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/**
 * Deletes optimistically after a confirmation: the row leaves the list at once. If the database refuses, the
 * row returns to its place and a message says why. A row that somebody else has already deleted counts as
 * deleted. Its files stay, because the history can bring it back.
 */
export function useConfirmedDelete(resource: ResourceDefinition): ConfirmedDelete {
  const [asked, setAsked] = useState<Row | null>(null);
  const { mutate } = useDelete<Row>();
  const { one } = resource.labels;

  function confirm(): void {
    if (!asked) return;
    setAsked(null);
    mutate({
      resource: resource.table,
      id: asked.id,
      mutationMode: 'optimistic',
      successNotification: (response) => ({
        type: 'success',
        message: wasGone(response) ? savingTexts.alreadyGone(one) : texts.remove.done(one),
      }),
      errorNotification: (error) => ({
        type: 'error',
        message: messages.errors.deleteFailed(error?.message ?? ''),
      }),
    });
  }

  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm,
  };
}

/** Whether the data provider reports that the row was already deleted. */
function wasGone(response: unknown): boolean {
  return (
    typeof response === 'object' &&
    response !== null &&
    'data' in response &&
    typeof response.data === 'object' &&
    response.data !== null &&
    'already_gone' in response.data
  );
}
