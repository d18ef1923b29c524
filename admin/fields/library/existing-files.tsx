import { Button, ConfigProvider, type ButtonProps, Empty } from 'antd';
import { useState } from 'react';
import type { FileKind, LibraryFile } from '../../data/files';
import { existingTexts, fileTexts } from '../../i18n/files';
import { Dialog } from '../../lib/dialog';
import { QueryResult, MoreButton } from '../../lib/loading';
import { SearchInput } from '../../lib/search-input';
import { FileFacts, FileName, FilePicture, useLibrary } from './file-parts';
import styles from './library.module.css';

interface ExistingFilesProps {
  readonly kind: FileKind;
  /** How many files may be chosen at once; one by default. */
  readonly most?: number;
  readonly onChoose: (files: readonly LibraryFile[]) => void;
  /** How the button looks; by default it has words. */
  readonly button?: ButtonProps;
}

/** The button beside an upload that offers the files of the library. */
export function ExistingFiles({ kind, most = 1, onChoose, button }: ExistingFilesProps) {
  const { componentDisabled: isLocked } = ConfigProvider.useConfig();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={isLocked || most === 0} {...button} onClick={() => setOpen(true)}>
        {button?.children ?? existingTexts.open}
      </Button>
      {isOpen && (
        <ExistingDialog
          kind={kind}
          most={most}
          onClose={() => setOpen(false)}
          onChoose={(files) => {
            setOpen(false);
            onChoose(files);
          }}
        />
      )}
    </>
  );
}

interface ExistingDialogProps {
  readonly kind: FileKind;
  /** One is chosen by a press; several are marked first. */
  readonly most: number;
  readonly onChoose: (files: readonly LibraryFile[]) => void;
  readonly onClose: () => void;
}

/** The files of one kind, to choose from. */
function ExistingDialog({ kind, most, onChoose, onClose }: ExistingDialogProps) {
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
    <Dialog
      maskClosable
      title={existingTexts.titles[kind]}
      width="var(--reading)"
      okText={existingTexts.add(marked.length)}
      okButtonProps={{ disabled: marked.length === 0, hidden: !takesSeveral }}
      onOk={() => onChoose(marked)}
      onClosed={onClose}
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
          <MoreButton query={query} className={styles.more} />
        </div>
      </ConfigProvider>
    </Dialog>
  );
}
