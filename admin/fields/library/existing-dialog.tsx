import { Button, ConfigProvider, Empty, Modal } from 'antd';
import { useState } from 'react';
import type { FileKind, LibraryFile } from '../../data/files';
import { existingTexts, fileTexts } from '../../i18n/files';
import { loadingIcon } from '../../lib/loading-icon';
import { QueryResult } from '../../lib/query-result';
import { SearchInput } from '../../lib/search-input';
import { FileFacts, FileName, FilePicture } from './file-parts';
import styles from './library.module.css';
import { useLibrary } from './use-library';

interface ExistingDialogProps {
  readonly kind: FileKind;
  /** One is chosen by a press; several are marked first. */
  readonly most: number;
  readonly onChoose: (files: readonly LibraryFile[]) => void;
  readonly onClose: () => void;
}

/** The files of one kind, to choose from. */
export function ExistingDialog({ kind, most, onChoose, onClose }: ExistingDialogProps) {
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState<readonly LibraryFile[]>([]);
  const query = useLibrary({ words, kind });
  const takesSeveral = most > 1;
  const isMarked = ({ id }: LibraryFile) => marked.some((file) => file.id === id);

  function press(file: LibraryFile): void {
    if (!takesSeveral) onChoose([file]);
    else if (isMarked(file)) setMarked(marked.filter(({ id }) => id !== file.id));
    else if (marked.length < most) setMarked([...marked, file]);
  }

  return (
    <Modal
      open
      centered
      title={existingTexts.titles[kind]}
      width="var(--reading)"
      // An animated button could move away from a quick click.
      transitionName=""
      onCancel={onClose}
      cancelText={existingTexts.cancel}
      okText={existingTexts.add(marked.length)}
      okButtonProps={{ disabled: marked.length === 0, hidden: !takesSeveral }}
      onOk={() => onChoose(marked)}
    >
      {/* The form around it may be saving or uploading. */}
      <ConfigProvider componentDisabled={false}>
        <div className={styles.dialog}>
          <SearchInput label={fileTexts.searchLabel} term={words} onSearch={setWords} />
          <QueryResult query={query} failed={fileTexts.failed}>
            {({ files, total }) => (
              <>
                <p className={styles.total} role="status">
                  {fileTexts.found(total)}
                </p>
                {files.length === 0 && (
                  <Empty
                    image={Empty.PRESENTED_IMAGE_SIMPLE}
                    description={words === '' ? existingTexts.empty : fileTexts.emptySearch(words)}
                  />
                )}
                <ul className={styles.choices} aria-busy={query.isPlaceholderData}>
                  {files.map((file) => (
                    <li key={file.id}>
                      <button
                        type="button"
                        className={styles.choice}
                        {...(takesSeveral && { 'aria-pressed': isMarked(file) })}
                        onClick={() => press(file)}
                      >
                        <FilePicture file={file} />
                        <FileName file={file} />
                        <span className={styles.facts}>
                          <FileFacts file={file} />
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </QueryResult>
          {query.hasNextPage && (
            <Button
              className={styles.more}
              loading={loadingIcon(query.isFetchingNextPage)}
              onClick={() => void query.fetchNextPage()}
            >
              {fileTexts.more}
            </Button>
          )}
        </div>
      </ConfigProvider>
    </Modal>
  );
}
