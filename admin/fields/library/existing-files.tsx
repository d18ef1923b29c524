import { Button, ConfigProvider, type ButtonProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { FileKind, LibraryFile } from '../../data/files';
import { existingTexts } from '../../i18n/files';

/** Lazy, because most files are new. */
const ExistingDialog = lazy(async () => {
  const { ExistingDialog } = await import('./existing-dialog');
  return { default: ExistingDialog };
});

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
        <Suspense>
          <ExistingDialog
            kind={kind}
            most={most}
            onClose={() => setOpen(false)}
            onChoose={(files) => {
              setOpen(false);
              onChoose(files);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
