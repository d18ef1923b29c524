import { ConfigProvider, Button, Progress } from 'antd';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent as ReactClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import { messages } from '../../../src/lib/messages';
import styles from './upload.module.css';
import type { UploadItem } from './use-uploads';
import { mediaTexts, uploadTexts } from '../../i18n/fields';
import { existingTexts } from '../../i18n/files';

interface UploadRowProps {
  readonly item: UploadItem;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A file that is being uploaded or has failed, with its actions. */
export function UploadRow({ item: { file, state }, onCancel, onRetry }: UploadRowProps) {
  const { upload } = mediaTexts;
  if (state.phase === 'known')
    return (
      <div className={styles.row} role="group" aria-label={existingTexts.known(state.twin.title)}>
        {state.twin.kind === 'image' && <img className={styles.twin} src={state.twin.address} alt="" />}
        <p className={styles.known} role="status">
          {existingTexts.known(state.twin.title)}
        </p>
        <div className={styles.actions}>
          <Button size="small" aria-label={existingTexts.useFor(file.name)} onClick={state.accept}>
            {existingTexts.use}
          </Button>
          <Button size="small" aria-label={existingTexts.uploadFor(file.name)} onClick={onRetry}>
            {existingTexts.upload}
          </Button>
          <Button size="small" type="text" aria-label={upload.cancelFile(file.name)} onClick={onCancel}>
            {uploadTexts.cancel}
          </Button>
        </div>
      </div>
    );
  const isFailed = state.phase === 'failed';
  return (
    <div className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      <div className={styles.actions}>
        {isFailed && (
          <Button size="small" aria-label={upload.retryFile(file.name)} onClick={onRetry}>
            {messages.labels.retry}
          </Button>
        )}
        <Button
          size="small"
          type="text"
          aria-label={isFailed ? upload.dismissFile(file.name) : upload.cancelFile(file.name)}
          onClick={onCancel}
        >
          {isFailed ? upload.dismiss : uploadTexts.cancel}
        </Button>
      </div>
      {isFailed ? (
        <p className={styles.failure} role="alert">
          {state.message}
        </p>
      ) : (
        <Progress
          aria-label={uploadTexts.progress(file.name)}
          percent={percentOf(state)}
          showInfo={false}
          size="small"
        />
      )}
      {!isFailed && <span className={styles.state}>{stateText(state)}</span>}
    </div>
  );
}

function percentOf(state: UploadItem['state']): number {
  if (state.phase === 'uploading') return state.percent;
  return state.phase === 'stored' ? 100 : 0;
}

/** At 100 % the server may still be storing the file. */
function stateText(state: UploadItem['state']): string {
  if (state.phase === 'waiting') return uploadTexts.waiting;
  if (state.phase === 'preparing') return mediaTexts.upload.preparing;
  if (state.phase === 'uploading' && state.isLost) return mediaTexts.upload.lost;
  const percent = percentOf(state);
  return percent === 100 ? mediaTexts.upload.finishing : mediaTexts.upload.sending(percent);
}

interface FileZoneProps {
  /** Called with dropped or pasted files. `point` is in window pixels; null for a paste. */
  readonly onFiles: (files: readonly File[], point: { x: number; y: number } | null) => void;
  /** Takes also pictures pasted where nothing focused does. Of several such zones the first gets them. */
  readonly takesPagePaste?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Accepts dropped and pasted files before its children do; text, and pictures of the page, pass through. */
export function FileZone({ onFiles, takesPagePaste = false, className, children }: FileZoneProps) {
  const { componentDisabled: isLocked } = ConfigProvider.useConfig();
  const [isOver, setOver] = useState(false);
  useDropGuard();

  function drop(event: DragEvent): void {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || isLocked) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files, { x: event.clientX, y: event.clientY });
  }

  function paste(event: ClipboardEvent | ReactClipboardEvent, files: readonly File[]): void {
    if (files.length === 0 || isLocked) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files, null);
  }

  const pasteOnPage = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || !takesPagePaste) return;
    paste(
      event,
      pastedFiles(event).filter(({ type }) => type.startsWith('image/')),
    );
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('paste', (event) => pasteOnPage(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  function hover(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(!isLocked);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts: a button inside does the same
    <div
      className={className}
      data-drop-zone=""
      data-over={isOver || undefined}
      onDropCapture={drop}
      onDragOverCapture={hover}
      onDragLeave={leave}
      onPasteCapture={(event) => paste(event, pastedFiles(event))}
    >
      {children}
    </div>
  );
}

function pastedFiles({ clipboardData }: ClipboardEvent | ReactClipboardEvent): File[] {
  if (clipboardData === null) return [];
  // Word and Excel add a picture of the copied words to the words themselves.
  const hasWords = clipboardData.getData('text/plain').trim() !== '';
  return hasWords ? [] : [...clipboardData.files];
}

/** While mounted, a file dropped elsewhere is ignored. The browser would open it in place of the form. */
function useDropGuard(): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('dragover', refuse, options);
    document.addEventListener('drop', refuse, options);
    return () => listening.abort();
  }, []);
}

function refuse(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** A hidden file input, to be rendered beside the button that opens it. */
export function useFilePicker(
  { accept, multiple = false, label }: { accept: string; multiple?: boolean; label?: string },
  onFiles: (files: readonly File[]) => void,
) {
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
