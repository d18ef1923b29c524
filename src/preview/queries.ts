import type { DatabaseAccess } from '../lib/database/database-access';
import { readRows } from '../lib/database/read-rows';
import { isPreviewed, type PreviewedTable } from '../lib/preview';
import type { SafeHtml } from '../ui/rich-text/body-attributes';
import { safeBody } from '../ui/rich-text/safe-body';
import type { UnsavedRow } from './preview-rows';
import { previews } from './previews';
import { databaseQuery } from '../ui/database-query';

/** A row that a link shows, as it is saved. */
export interface Draft {
  readonly table: PreviewedTable;
  readonly row: UnsavedRow;
  /** The row's rich text. */
  readonly body: SafeHtml | null;
  /** When the link ends, as a timestamp. */
  readonly endsAt: string;
  /** The path at which visitors see the row; null while it is a draft. */
  readonly address: string | null;
}

/** Reads the draft of a link's secret; null if the link never was, has ended or was revoked. */
export function draftQuery(access: DatabaseAccess, token: string) {
  return databaseQuery<Draft | null>(access, ['draft', token], async (database, signal) => {
    const [opened] = await readRows(database.rpc('open_draft_link', { token }).abortSignal(signal));
    if (!opened || !isPreviewed(opened.resource) || !isRow(opened.content)) return null;
    const { resource: table, content: row, ends_at: endsAt } = opened;
    const { bodyOf, addressOf } = previews[table];
    return {
      ...{ table, row, endsAt },
      body: await safeBody(bodyOf?.(row) ?? null),
      address: opened.is_public ? addressOf(row) : null,
    };
  });
}

function isRow(content: unknown): content is UnsavedRow {
  return typeof content === 'object' && content !== null && !Array.isArray(content);
}
