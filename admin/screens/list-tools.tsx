import { DownOutlined } from '@ant-design/icons';
import { useDataProvider, useNotification } from '@refinedev/core';
import { Button, Dropdown, Modal, Spin, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '../../src/shared/error-message';
import { toolTexts } from '../i18n/lists';
import { formSelect } from '../schema/derive-select';
import type { ResourceDefinition } from '../schema/types';
import { allRows } from './list-all-rows';
import type { ResourceList } from './use-resource-list';

/** Reading and writing tables is wanted now and then; the list does not wait for it. */
const CsvImport = lazy(async () => {
  const { CsvImport } = await import('./csv-import');
  return { default: CsvImport };
});

interface ListToolsProps {
  readonly resource: ResourceDefinition;
  readonly list: ResourceList;
}

/** What is done with a list as a whole. */
export function ListTools({ resource, list }: ListToolsProps) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [isDownloading, setDownloading] = useState(false);
  const [isImporting, setImporting] = useState(false);

  /** Everything the list would show on all its pages, with all columns. */
  async function download(): Promise<void> {
    setDownloading(true);
    try {
      const { csvName, rowsToCsv, saveCsv } = await import('./csv-export');
      const query = { resource: resource.table, select: formSelect(resource), ...list.asked };
      const rows = await allRows(provider, query);
      saveCsv(rowsToCsv(resource, rows), csvName(resource.labels.many, new Date()));
    } catch (error) {
      notify?.({ type: 'error', message: toolTexts.downloadFailed(errorMessage(error)) });
    } finally {
      setDownloading(false);
    }
  }

  const items: MenuProps['items'] = [
    { key: 'download', label: toolTexts.download, onClick: () => void download() },
  ];
  if (resource.importable) {
    items.push({ key: 'import', label: toolTexts.bring, onClick: () => setImporting(true) });
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the focus, or the arrow keys would do nothing */}
      <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ items }}>
        <Button
          aria-haspopup="menu"
          loading={isDownloading}
          icon={<DownOutlined aria-hidden />}
          iconPosition="end"
        >
          {isDownloading ? toolTexts.downloading : toolTexts.more}
        </Button>
      </Dropdown>
      {isImporting && (
        <Suspense fallback={<Waiting />}>
          <CsvImport resource={resource} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function Waiting() {
  return (
    <Modal open footer={null} closable={false} title={toolTexts.loading}>
      <Spin />
    </Modal>
  );
}
