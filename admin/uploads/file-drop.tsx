import { ConfigProvider } from 'antd';
import { useEffect, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';

interface FileDropProps {
  /** Called with dropped or pasted files. `point` is in window pixels; null for a paste. */
  readonly onFiles: (files: readonly File[], point: { x: number; y: number } | null) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Accepts dropped and pasted files before its children do. Text and pictures dragged within the page pass
 * through.
 */
export function FileDrop({ onFiles, className, children }: FileDropProps) {
  const { componentDisabled: isLocked } = ConfigProvider.useConfig();
  const [isOver, setOver] = useState(false);
  useDropGuard();

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer): File[] {
    const files = [...data.files];
    if (files.length === 0 || isLocked) return [];
    event.preventDefault();
    event.stopPropagation();
    return files;
  }

  function drop(event: DragEvent): void {
    setOver(false);
    const files = take(event, event.dataTransfer);
    if (files.length > 0) onFiles(files, { x: event.clientX, y: event.clientY });
  }

  function paste(event: ClipboardEvent): void {
    // Word and Excel add a picture of the copied words to the words themselves.
    if (event.clipboardData.getData('text/plain').trim() !== '') return;
    const files = take(event, event.clipboardData);
    if (files.length > 0) onFiles(files, null);
  }

  function hover(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(!isLocked);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts: a button inside does the same
    <div
      className={className}
      data-drop-zone=""
      data-over={isOver || undefined}
      onDropCapture={drop}
      onDragOverCapture={hover}
      onDragLeave={leave}
      onPasteCapture={paste}
    >
      {children}
    </div>
  );
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
