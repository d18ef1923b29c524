import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../../src/lib/messages';
import { useRestore } from '../undo/use-restore';
import { historyTexts, trashTexts } from '../../i18n/history';
import { READING_SECONDS, useNotices } from '../../lib/notices';
import type { DeletedRow, RestoredRow } from '../../data/history';
import { history } from '../../data/instances';
import { resourceRoutes } from '../../schema/derive-routes';
import { fillPath } from '../../schema/placeholders';
import { declarationOf, titleOf } from './trash-columns';

/**
 * Returns `restore`, which restores all of these rows or none and returns whether it did, and what is known of
 * the last try: which rows it is still restoring, and why it was refused for a row.
 */
export function useTrashRestore() {
  const restoreRows = useRestore();
  const { show } = useNotices();
  const [running, setRunning] = useState<readonly number[]>([]);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});

  async function restore(rows: readonly DeletedRow[]): Promise<boolean> {
    const entries = rows.map(({ id }) => id);
    setRunning(entries);
    setRefusals({});
    const restored = await restoreRows(async () => {
      try {
        return await history.undo(entries);
      } catch (error) {
        setRefusals(refusedEntries(error));
        throw error;
      }
    });
    setRunning([]);
    if (!restored) return false;
    show({
      type: 'success',
      key: 'restored',
      duration: READING_SECONDS,
      message: <Outcome rows={rows} restored={restored} />,
    });
    return true;
  }

  return {
    restore,
    isRestoring: ({ id }: DeletedRow) => running.includes(id),
    refusalOf: ({ id }: DeletedRow): string | undefined => refusals[id],
  };
}

function refusedEntries(error: unknown): Readonly<Record<string, string>> {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return {};
  return Object.fromEntries(
    Object.entries(error.errors ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

interface OutcomeProps {
  readonly rows: readonly DeletedRow[];
  readonly restored: readonly RestoredRow[];
}

/** What came back: a single row with a link to its form, and the new addresses of those whose own was taken. */
function Outcome({ rows, restored }: OutcomeProps) {
  const [only] = rows.length === 1 ? rows : [];
  const resource = only && declarationOf(only);
  return (
    <>
      {only ? historyTexts.restored(titleOf(only)) : trashTexts.restoredMany(rows.length)}{' '}
      {only && resource && (
        <Link to={resourceRoutes(resource).edit.replace(':id', String(only.rowId))}>
          {messages.admin.edit}
        </Link>
      )}
      {rows.map((row) => {
        const address = newAddress(row, restored);
        if (address === null) return null;
        const words = only
          ? historyTexts.otherAddress(address)
          : trashTexts.otherAddress(titleOf(row), address);
        return <div key={row.id}>{words}</div>;
      })}
    </>
  );
}

/** The address that a restored row got in place of a taken one; null when it has its own again. */
function newAddress(row: DeletedRow, restored: readonly RestoredRow[]): string | null {
  const now = restored.find(({ resource, id }) => resource === row.resource && id === row.rowId);
  if (!now?.hasOtherSlug) return null;
  const pattern = declarationOf(row)?.publicPath;
  return (pattern === undefined ? null : fillPath(pattern, { id: now.id, slug: now.slug })) ?? now.slug;
}
