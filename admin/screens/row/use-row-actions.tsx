import { useDelete, useUpdate } from '@refinedev/core';
import { errorMessage } from '../../../src/lib/error-message';
import { messages } from '../../../src/lib/messages';
import { fillWords } from '../../fields/form-codec';
import { useUndoNotice } from '../undo/undo-notice';
import { historyTexts } from '../../i18n/history';
import { savedTexts, savingTexts } from '../../i18n/forms';
import { texts } from '../../i18n/texts';
import { useQuestion } from '../../lib/questions';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { presentMinute, publishColumn } from './publishing';
import { versionedSelect } from './row-query';
import { rowTitle } from './row-title';
import { useSavedNotice } from './saved-notice';

/** A refusal is shown as a notification. */
const leaveToTheNotice = () => undefined;

/**
 * Returns the function that asks whether to delete a row and deletes it optimistically: it leaves the list at
 * once, and returns to its place if the database refuses. A row that somebody else has already deleted counts
 * as deleted. Its files stay, because the history can bring it back.
 */
export function useRowRemoval(resource: ResourceDefinition): (row: Row) => Promise<void> {
  const ask = useQuestion();
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

  return async (row) => {
    const isWanted = await ask({
      title: fillWords(resource, resource.confirmDelete, row),
      content: (
        <>
          <p>{rowTitle(resource, row)}</p>
          <p>{historyTexts.inTrash}</p>
        </>
      ),
      okText: messages.admin.delete,
      isDanger: true,
    });
    if (isWanted) await remove(row).catch(leaveToTheNotice);
  };
}

/** Returns the function that asks whether to publish a draft now and then publishes it. */
export function usePublishing(resource: ResourceDefinition): (row: Row) => Promise<void> {
  const ask = useQuestion();
  const tellSaved = useSavedNotice(resource);
  const { mutateAsync: update } = useUpdate<Row>();

  async function publish({ id }: Row): Promise<void> {
    const { data } = await update({
      resource: resource.table,
      id,
      values: { [publishColumn(resource) ?? '']: presentMinute() },
      meta: { select: versionedSelect(resource) },
      mutationMode: 'pessimistic',
      successNotification: false,
      errorNotification: (error) => ({
        type: 'error',
        message: savedTexts.publishFailed(errorMessage(error)),
      }),
    });
    tellSaved(data, { saved: [data] });
  }

  return async (row) => {
    const isWanted = await ask({
      title: savedTexts.publishQuestion(rowTitle(resource, row)),
      content: savedTexts.publishHelp,
      okText: savedTexts.publish,
    });
    if (isWanted) await publish(row).catch(leaveToTheNotice);
  };
}
