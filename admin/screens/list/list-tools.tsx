import { DownOutlined } from '@ant-design/icons';
import { useDataProvider, useNotification } from '@refinedev/core';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { useRights } from '../../data/rights';
import { toolTexts } from '../../i18n/lists';
import { loadingIcon } from '../../lib/loading-icon';
import { formSelect } from '../../schema/derive-select';
import { readAllRows } from '../row/row-query';
import { listMeta } from './list-query';
import type { ResourceTable } from './use-resource-table';

const CsvImport = lazy(async () => ({ default: (await import('../csv/import')).CsvImport }));

/** The actions on a list as a whole: import and export. */
export function ListTools({ table: { resource, filters, sorters } }: { readonly table: ResourceTable }) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [isDownloading, setDownloading] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const mayImport = useRights()('import', resource.table);

  async function download(): Promise<void> {
    setDownloading(true);
    try {
      const { downloadCsv, tableOf } = await import('../csv/csv-format');
      const meta = { ...listMeta(resource), select: formSelect(resource) };
      const rows = await readAllRows(provider, { resource: resource.table, filters, sorters, meta });
      downloadCsv(resource.labels.many, tableOf(resource, rows));
    } catch (error) {
      notify?.({ type: 'error', message: toolTexts.downloadFailed(errorMessage(error)) });
    } finally {
      setDownloading(false);
    }
  }

  const toFile = { key: 'download', label: toolTexts.download, onClick: () => void download() };
  const bring = { key: 'import', label: toolTexts.bring, onClick: () => setImporting(true) };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- an open menu takes the focus, otherwise the arrow keys would do nothing
        autoFocus
        menu={{ items: resource.importable && mayImport ? [toFile, bring] : [toFile] }}
      >
        <Button
          aria-haspopup="menu"
          loading={loadingIcon(isDownloading)}
          icon={<DownOutlined aria-hidden />}
          iconPosition="end"
        >
          {isDownloading ? toolTexts.downloading : toolTexts.more}
        </Button>
      </Dropdown>
      {isImporting && (
        <Suspense fallback={<span role="status">{toolTexts.loading}</span>}>
          <CsvImport resource={resource} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
