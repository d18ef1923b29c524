import { Button, type NotificationArgsProps } from 'antd';
import type { ReactNode } from 'react';
import { historyTexts } from '../../i18n/history';
import { CONTENT_ID } from '../../lib/content-id';
import { useGuide } from '../../lib/browser/own-choices';
import { loadingIcon } from '../../lib/loading';
import { READING_SECONDS, useNotices } from '../../lib/notices';
import type { Row } from '../../schema/types';
import { history, queryClient } from '../../data/instances';
import styles from './undo-notice.module.css';
import { keys, useInvalidate } from '@refinedev/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../src/lib/error-message';
import type { RestoredRow } from '../../data/history';

/** The rows of one table that an action wrote. It can be undone while they are as the action left them. */
export interface WrittenRows {
  /** As the database returned them, with `updated_at`. */
  readonly saved?: readonly Row[];
  readonly deleted?: readonly Row[];
}

export interface UndoNotice extends WrittenRows {
  readonly message: ReactNode;
  /** The notice replaces the one that has the same key. */
  readonly key?: string;
}

/**
 * Returns the function that reports an action with a button that takes it back, whole or not at all. The
 * notice stays for ten seconds; the time stands still while the pointer or the focus is in it. An action that
 * wrote nothing has no button.
 */
export function useUndoNotice(table: string): (notice: UndoNotice) => void {
  const { show, close } = useNotices();
  const restore = useRestore();

  return ({ message, key = crypto.randomUUID(), saved = [], deleted = [] }) => {
    const written = [
      ...saved.map(({ id, updated_at }) => ({ id, updatedAt: String(updated_at) })),
      ...deleted.map(({ id }) => ({ id, updatedAt: null })),
    ];
    if (written.length === 0) {
      show({ key, type: 'success', message });
      return;
    }
    const readEntries = () => history.readWritten(table, written);
    const entries = readEntries();
    // Asked again with the button, which says why if it fails then, too.
    entries.catch(() => undefined);
    /** What had the focus before the notice; undefined while the focus is elsewhere. */
    let cameFrom: EventTarget | null | undefined;
    let isOver = false;

    async function runUndo() {
      const restored = await history.undo(await entries.catch(readEntries));
      isOver = true;
      if (cameFrom !== undefined) focusAgain(cameFrom);
      // The next notice has its own time: under the same key the library would count what has passed.
      close(key);
      return restored;
    }

    function open(duration: number): void {
      if (isOver) return;
      const undo = () => restore(runUndo, { message: historyTexts.undone });
      show({
        key,
        type: 'success',
        message: (
          <div className={styles.done}>
            <span className={styles.words}>{message}</span>
            <UndoButton onUndo={undo} />
          </div>
        ),
        duration,
        onClose: () => {
          isOver = true;
        },
        props: {
          onFocus: ({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            cameFrom = relatedTarget;
            open(0);
          },
          onBlur: ({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            cameFrom = undefined;
            open(READING_SECONDS);
          },
        },
      });
    }
    open(READING_SECONDS);
  };
}

function UndoButton({ onUndo }: { readonly onUndo: () => Promise<unknown> }) {
  // Notices stand outside of Refine.
  const { mutate, isPending } = useMutation({ mutationFn: onUndo }, queryClient);
  return (
    <Button aria-keyshortcuts="Control+Z Meta+Z" loading={loadingIcon(isPending)} onClick={() => mutate()}>
      {historyTexts.undo}
    </Button>
  );
}

/** The button leaves with the notice, so the focus returns to where it was, or to the page’s content. */
function focusAgain(cameFrom: EventTarget | null): void {
  const target = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
  (target ?? document.getElementById(CONTENT_ID))?.focus();
}

/** The key of a query that a restore invalidates together with the history. */
export function historyKey(...parts: readonly unknown[]): readonly unknown[] {
  const history: readonly unknown[] = keys().audit().get();
  return [...history, ...parts];
}

/**
 * Returns the function that runs a restore, renews what screens show of its rows, shows `done` with the addresses that
 * rows got in place of taken ones, and returns whether it restored. A refused or failed restore changes nothing: a
 * notice says why.
 */
export function useRestore() {
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const { show } = useNotices();
  const { tick } = useGuide();

  return async (restore: () => Promise<RestoredRow[]>, done: NotificationArgsProps): Promise<boolean> => {
    let rows: RestoredRow[];
    try {
      rows = await restore();
    } catch (error) {
      show({ type: 'error', duration: READING_SECONDS, message: historyTexts.failed(errorMessage(error)) });
      return false;
    }
    tick('takeBack');
    const resources = new Set(rows.map(({ resource }) => resource));
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: historyKey() }),
      // Refine's 'detail' needs an id of one row.
      ...[...resources].map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })),
    ]);
    const moved = rows.filter((row) => row.has_other_slug);
    const addresses = {
      duration: READING_SECONDS,
      description: moved.map(({ id, slug }) => <p key={id}>{historyTexts.otherAddress(slug ?? '')}</p>),
    };
    show({ type: 'success', ...done, ...(moved.length > 0 && addresses) });
    return true;
  };
}
