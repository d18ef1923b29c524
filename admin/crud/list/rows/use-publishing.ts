import { useUpdate } from '@refinedev/core';
import { useContext } from 'react';
import { errorMessage } from '../../../../src/lib/error-message';
import { versionedSelect } from '../../row/row-query';
import { QuestionContext } from '../../../lib/questions';
import type { Row } from '../../../lib/row';
import { savedTexts } from '../../../i18n/forms';
import { texts } from '../../../i18n/texts';
import type { ResourceDefinition } from '../../../schema/types';
import { presentMinute, publishColumn } from '../../row/publishing';
import { rowTitle } from '../../row/row-title';
import { useSavedNotice } from '../../row/saved-notice';

/** Returns the function that asks whether to publish a draft now and then publishes it. */
export function usePublishing(resource: ResourceDefinition): (row: Row) => void {
  const ask = useContext(QuestionContext);
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

  return (row) =>
    void ask({
      title: savedTexts.publishQuestion(rowTitle(resource, row)),
      content: savedTexts.publishHelp,
      okText: savedTexts.publish,
      cancelText: texts.form.cancel,
      // The dialog closes either way. A refusal is shown as a notification.
      onOk: () => publish(row).catch(() => undefined),
    });
}
