import { useDelete } from '@refinedev/core';
import { messages } from '../../src/lib/messages';
import { useUndoNotice } from '../history/undo-notice';
import { savingTexts } from '../i18n/forms';
import { texts } from '../i18n/texts';
import type { ResourceDefinition } from '../schema/types';
import type { Row } from '../lib/row';

/**
 * Returns the function that deletes a row optimistically: it leaves the list at once. If the database refuses,
 * the row returns to its place and a message says why. A row that somebody else has already deleted counts as
 * deleted. Its files stay, because the history can bring it back.
 */
export function useRowRemoval(resource: ResourceDefinition): (row: Row) => void {
  const { mutateAsync } = useDelete<Row>();
  const tellDone = useUndoNotice(resource.table);
  const { one } = resource.labels;

  async function remove(row: Row): Promise<void> {
    const { data } = await mutateAsync({
      resource: resource.table,
      id: row.id,
      mutationMode: 'optimistic',
      successNotification: false,
      errorNotification: (error) => ({
        type: 'error',
        message: messages.errors.deleteFailed(error?.message ?? ''),
      }),
    });
    if ('already_gone' in data) tellDone({ message: savingTexts.alreadyGone(one) });
    else tellDone({ message: texts.remove.done(one), deleted: [row] });
  }

  // A refusal is shown as a notification.
  return (row) => void remove(row).catch(() => undefined);
}
