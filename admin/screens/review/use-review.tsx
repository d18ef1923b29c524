import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { reviews } from '../../data/instances';
import type { Review } from '../../data/reviews';
import { reviewTexts } from '../../i18n/reviews';
import type { Row } from '../../lib/row';
import { useWithSession } from '../../lib/session-recovery-context';
import type { ResourceDefinition } from '../../schema/types';
import { publishColumn } from '../row/row-title';

const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog')).NoteDialog }));

/** The review of a row that the form edits. A failure says nothing, because the form matters more. */
export function useReview(resource: ResourceDefinition, id: number | null): Review | null {
  const { table } = resource;
  const { data = null } = useQuery({
    queryKey: ['review', table, id],
    queryFn: async () => (id === null ? null : ((await reviews.readOf(table, [id]))[0] ?? null)),
    enabled: id !== null && publishColumn(resource) !== undefined,
    // A form that opens again reads it again.
    gcTime: 0,
    retry: false,
  });
  return data;
}

/** The key of what lists know of reviews. */
export function reviewsKey(table: string): readonly unknown[] {
  return ['reviews', table];
}

interface Asking {
  readonly row: Row;
  readonly end: (isSent: boolean) => void;
}

/**
 * Sends saved drafts for review. `ask` resolves to whether the person has sent it, which they may still let be; `dialog` is the note
 * that they add.
 */
export function useAskForReview({ table }: ResourceDefinition) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const queries = useQueryClient();
  const withSession = useWithSession();
  const { title, help, label, send } = reviewTexts.askDialog;

  const ask = (row: Row): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (isSent: boolean) => {
        setAsking(null);
        resolve(isSent);
      };
      setAsking({ row, end });
    });
  const dialog: ReactNode = asking && (
    <Suspense>
      <NoteDialog
        title={title}
        help={[help]}
        label={label}
        okText={send}
        onSend={async (note) => {
          const { id, updated_at } = asking.row;
          await withSession(() => reviews.ask(table, id, String(updated_at), note));
          await queries.invalidateQueries({ queryKey: reviewsKey(table) });
          asking.end(true);
        }}
        onClose={() => asking.end(false)}
      />
    </Suspense>
  );
  return { ask, dialog, isAsking: asking !== null };
}
