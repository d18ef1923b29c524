import { HistoryOutlined } from '@ant-design/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import { messages } from '../../../src/lib/messages';
import { formDrafts } from '../../data/instances';
import { toForm } from '../../fields/form-codec';
import { readingTexts } from '../../i18n/forms';
import { rowTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { versionTexts } from '../../i18n/history';
import { FormNotice } from '../../lib/form-notice';
import { loadingIcon } from '../../lib/loading';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { useNow } from '../../lib/use-now';
import { resourceRoutes } from '../../schema/derive';
import type { Row, ResourceDefinition } from '../../schema/types';
import { ValueList } from '../history/change-list';
import historyStyles from '../history/history.module.css';
import { RowPreview } from '../preview/preview-pane';
import { copiedValues, withCopiedId } from '../row/copied-values';
import { publicAddress, rowState, rowTitle } from '../row/row-title';
import { FROM_FORM } from '../row/use-focus-return';
import { FormFrame } from './form-frame';
import styles from './resource-form.module.css';

interface ReadRowProps {
  readonly resource: ResourceDefinition;
  readonly row: Row;
  readonly onClose: () => void;
}

/** A row that the person may read and not change, in the place of its form: what it says, how visitors see it, and a copy to go on with. */
export function ReadRow({ resource, row, onClose }: ReadRowProps) {
  const { table, labels } = resource;
  const navigate = useNavigate();
  const { search } = useLocation();
  const title = readingTexts.title(labels.one, rowTitle(resource, row));
  const now = useNow();
  const address = publicAddress(resource, row, now);
  const isPublished = rowState(resource, row, now) === 'published';
  /** What the person typed while the row was a draft, and did not save. */
  const typed = useQuery({
    queryKey: ['draft', table, row.id],
    queryFn: () => formDrafts.read({ table, id: row.id, copiedId: null }),
    gcTime: 0,
  }).data;
  useDocumentTitle(title);

  /** What was typed goes with the copy, whose form finds it. */
  const copy = useMutation({
    mutationFn: async () => {
      if (!typed) return;
      const { key, changes } = typed;
      const start = toForm(resource, copiedValues(resource, row));
      const began = Object.fromEntries(Object.keys(changes).map((name) => [name, start[name] ?? null]));
      const moved = { version: null, seen: undefined, isLeaving: false, changes, began };
      await formDrafts.keep({ table, id: null, copiedId: row.id }, { ...moved, key: crypto.randomUUID() });
      await formDrafts.discard(key);
    },
    onSuccess: () => {
      const query = withCopiedId(new URLSearchParams(search), row.id).toString();
      void navigate({ pathname: resourceRoutes(resource).create, search: query });
    },
  });

  function showHistory(): void {
    const pathname = resourceRoutes(resource).history.replace(':id', String(row.id));
    void navigate({ pathname, search }, { state: FROM_FORM });
  }

  return (
    <FormFrame
      resource={resource}
      isNew={false}
      title={title}
      onClose={onClose}
      footer={
        <>
          <div className={styles.tools}>
            <Button icon={<HistoryOutlined aria-hidden />} onClick={showHistory}>
              {versionTexts.open}
            </Button>
            <Button onClick={onClose}>{messages.labels.close}</Button>
          </div>
          <Button type="primary" loading={loadingIcon(copy.isPending)} onClick={() => copy.mutate()}>
            {rowTexts.copyAsDraft}
          </Button>
        </>
      }
    >
      <FormNotice
        message={(isPublished ? readingTexts.published : readingTexts.scheduled)(labels.one)}
        description={
          <>
            <p>{readingTexts.help}</p>
            {typed && <p>{readingTexts.typed(formatTimestamp(typed.keptAt))}</p>}
            {address !== null && (
              <a href={address} target="_blank" rel="noopener">
                {texts.list.open}
              </a>
            )}
          </>
        }
      />
      {copy.error && <Alert role="alert" type="error" showIcon message={copy.error.message} />}
      <div className={historyStyles.comparison}>
        <ValueList resource={resource} row={row} isWhole />
        <RowPreview table={table} row={row} note={readingTexts.preview} first="page" />
      </div>
    </FormFrame>
  );
}
