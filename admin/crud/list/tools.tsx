import { DownOutlined } from '@ant-design/icons';
import { useDataProvider, useNotification, type CrudFilter, type CrudSort } from '@refinedev/core';
import type { MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { toolTexts } from '../../i18n/lists';
import { loadingIcon } from '../../lib/loading-icon';
import { formSelect } from '../../schema/derive-select';
import type { ResourceDefinition } from '../../schema/types';
import { readAllRows } from '../row/read-all-rows';
import { MenuButton, OpenedMenu } from '../menu-button';
import { listMeta } from './list-query';

/** Lazy, because tables are imported rarely. */
const CsvImport = lazy(async () => {
  const { CsvImport } = await import('../csv/import');
  return { default: CsvImport };
});

export interface ListToolsProps {
  readonly resource: ResourceDefinition;
  readonly filters: CrudFilter[];
  readonly sorters: CrudSort[];
}

/** The actions on a list as a whole: import and export. */
export function ListTools({ resource, filters, sorters }: ListToolsProps) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [isDownloading, setDownloading] = useState(false);
  const [isImporting, setImporting] = useState(false);

  /** Exports the rows of all pages with all columns. */
  async function download(): Promise<void> {
    setDownloading(true);
    try {
      const { csvName, rowsToCsv, downloadCsv } = await import('../csv/export');
      const meta = { ...listMeta(resource), select: formSelect(resource) };
      const rows = await readAllRows(provider, { resource: resource.table, filters, sorters, meta });
      downloadCsv(rowsToCsv(resource, rows), csvName(resource.labels.many, new Date()));
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
      <MenuButton
        menu={(button) => <OpenedMenu items={items} button={button} />}
        loading={loadingIcon(isDownloading)}
        icon={<DownOutlined aria-hidden />}
        iconPosition="end"
      >
        {isDownloading ? toolTexts.downloading : toolTexts.more}
      </MenuButton>
      {isImporting && (
        <Suspense fallback={<span role="status">{toolTexts.loading}</span>}>
          <CsvImport resource={resource} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
