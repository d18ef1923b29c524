import { Button, Empty, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { appTexts } from '../../i18n/app';
import { fileTexts } from '../../i18n/files';
import { texts } from '../../i18n/texts';
import { QueryResult, MoreButton } from '../../lib/loading';
import { SearchInput } from '../../lib/search-input';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { type FileFilter, type LibraryFile, files } from '../../data/files';
import { useLibrary } from '../../fields/library/file-parts';
import { BulkBar } from '../actions/bulk-actions';
import listStyles from '../list/list.module.css';
import { useSelection } from '../rows/use-selection';
import { FileCard, type FileAct } from './file-card';
import styles from './files.module.css';
import { DescribeDialog, ReplaceDialog } from './file-dialogs';
import { errorMessage } from '../../../src/lib/error-message';
import { READING_SECONDS, useNotices } from '../../lib/notices';
import { useQuestion } from '../../lib/questions';
import { useWithSession } from '../../lib/session-recovery-context';

const TITLE_ID = 'files-title';
const SEARCH_PARAM = 'q';
const FILTER_PARAM = 'goster';
/** The filters by their words in the address. */
const FILTERS: Readonly<Record<FileFilter, string>> = {
  all: '',
  unused: 'kullanilmayan',
  undescribed: 'aciklamasiz',
  trash: 'silinen',
};
const FILTER_NAMES = Object.keys(FILTERS) as FileFilter[];

/** Every uploaded file, newest first: what it shows, where it is used, and what nothing uses. */
export function FilesPage() {
  useDocumentTitle(appTexts.shell.files);
  const [params, setParams] = useSearchParams();
  const words = params.get(SEARCH_PARAM) ?? '';
  const filter = FILTER_NAMES.find((name) => FILTERS[name] === (params.get(FILTER_PARAM) ?? '')) ?? 'all';
  const query = useLibrary({ words, filter });
  const found = query.data?.files ?? [];
  const selection = useSelection(`${filter} ${words}`, found);
  const [open, setOpen] = useState<{ readonly act: FileAct; readonly file: LibraryFile } | null>(null);
  const { describe, replace, remove, restore } = useFileActions();

  const choose = (next: { words?: string; filter?: FileFilter }) => {
    const chosen = { words, filter, ...next };
    setParams(
      {
        ...(chosen.words !== '' && { [SEARCH_PARAM]: chosen.words }),
        ...(chosen.filter !== 'all' && { [FILTER_PARAM]: FILTERS[chosen.filter] }),
      },
      { replace: true },
    );
  };

  /** What was acted on leaves the list, with the button that had the focus. */
  async function actOn(act: 'remove' | 'restore', chosen: readonly LibraryFile[]): Promise<void> {
    if (!(await (act === 'remove' ? remove : restore)(chosen))) return;
    selection.set(chosen, false);
    document.getElementById(TITLE_ID)?.focus();
  }

  return (
    <section aria-labelledby={TITLE_ID}>
      <header className={styles.header}>
        <h1 id={TITLE_ID} className={listStyles.title} tabIndex={-1}>
          {appTexts.shell.files}
        </h1>
        <p className={styles.quiet}>{filter === 'trash' ? fileTexts.remove.help : fileTexts.help}</p>
      </header>
      <div className={listStyles.toolbar} role="search">
        <SearchInput
          className={listStyles.search}
          label={fileTexts.searchLabel}
          term={words}
          onSearch={(next) => choose({ words: next })}
        />
        <Segmented
          className={`${listStyles.period} ${styles.filters}`}
          aria-label={fileTexts.filterLabel}
          options={FILTER_NAMES.map((value) => ({ value, label: fileTexts.filters[value] }))}
          value={filter}
          onChange={(next) => choose({ filter: next })}
        />
        <div className={listStyles.found}>
          <p className={listStyles.total} role="status">
            {query.data && query.data.total > 0 && fileTexts.found(query.data.total)}
          </p>
        </div>
      </div>
      <QueryResult query={query} failed={fileTexts.failed}>
        {({ files }) =>
          files.length === 0 ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={words === '' ? fileTexts.empty[filter] : fileTexts.emptySearch(words)}
            >
              {words !== '' && (
                <Button onClick={() => choose({ words: '' })}>{texts.list.clearSearch}</Button>
              )}
            </Empty>
          ) : (
            <ul className={styles.grid} aria-label={fileTexts.list} aria-busy={query.isPlaceholderData}>
              {files.map((file) => (
                <FileCard
                  key={file.id}
                  file={file}
                  selection={
                    file.is_used && !file.trash
                      ? undefined
                      : {
                          isSelected: selection.has(file),
                          onSelect: (isSelected) => selection.set([file], isSelected),
                        }
                  }
                  onAct={(act) => {
                    if (act === 'remove' || act === 'restore') void actOn(act, [file]);
                    else setOpen({ act, file });
                  }}
                />
              ))}
            </ul>
          )
        }
      </QueryResult>
      <MoreButton query={query} className={styles.older} />
      <BulkBar selection={selection} words={fileTexts.remove.selected}>
        {filter === 'trash' ? (
          <Button type="primary" onClick={() => void actOn('restore', selection.rows)}>
            {fileTexts.restore.selectedAction}
          </Button>
        ) : (
          <Button danger onClick={() => void actOn('remove', selection.rows)}>
            {fileTexts.remove.selectedAction}
          </Button>
        )}
      </BulkBar>
      {open?.act === 'describe' && (
        <DescribeDialog
          file={open.file}
          onSave={(alt) => describe(open.file, alt)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.act === 'replace' && (
        <ReplaceDialog
          file={open.file}
          onReplace={(address) => replace(open.file, address)}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

/** What can be done with files. Each tells its outcome, and resolves to whether it was done. */
function useFileActions() {
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const ask = useQuestion();
  const { show } = useNotices();

  /** Rows may have changed, so that whatever a screen shows is read again. */
  async function run(act: () => Promise<number>, words: (count: number) => string): Promise<boolean> {
    try {
      const count = await withSession(act);
      show({ key: 'files', type: 'success', message: words(count) });
      return true;
    } catch (error) {
      show({ key: 'files', type: 'error', duration: READING_SECONDS, message: errorMessage(error) });
      return false;
    } finally {
      await queryClient.invalidateQueries();
    }
  }

  return {
    describe: (file: LibraryFile, alt: string | null) =>
      run(() => files.describe(file, alt), fileTexts.alt.saved),
    replace: (file: LibraryFile, address: string) =>
      run(() => files.replace(file, address), fileTexts.replace.done),
    restore: (chosen: readonly LibraryFile[]) => run(() => files.restore(chosen), fileTexts.restore.done),
    remove: async (chosen: readonly LibraryFile[]) => {
      const { question, help, action, done } = fileTexts.remove;
      const isSure = await ask({
        title: question(chosen.length),
        content: help,
        okText: action,
        isDanger: true,
      });
      return isSure && run(() => files.trash(chosen), done);
    },
  };
}
