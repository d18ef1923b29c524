import { ConfigProvider } from 'antd';
import { useRef, type ReactNode } from 'react';
import styles from './upload.module.css';

interface FilePicker {
  /** Opens the browser's file dialog. */
  readonly open: () => void;
  /** Must be rendered beside the button that opens it. */
  readonly input: ReactNode;
}

/** A hidden file input and the function that opens it. */
export function useFilePicker(
  { accept, multiple = false, label }: { accept: string; multiple?: boolean; label?: string },
  onFiles: (files: readonly File[]) => void,
): FilePicker {
  const input = useRef<HTMLInputElement>(null);
  const { componentDisabled: isLocked } = ConfigProvider.useConfig();

  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        className={styles.picker}
        type="file"
        tabIndex={-1}
        aria-hidden={label === undefined}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={isLocked}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the person choose the same file again after a failure.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}
