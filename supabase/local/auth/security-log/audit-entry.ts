import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';

/** An event of an account. The action has GoTrue's name where it has one. */
export interface AuditEntry {
  action: string;
  userId: string;
  logType: 'account' | 'team' | 'user';
  ip?: string | null;
  traits?: Readonly<Record<string, string>>;
}

/** Adds a row to the table in which lite and GoTrue record sign-ins. */
export async function writeAuditEntry(
  sql: Sql | TransactionSql,
  { action, userId, logType, ip = null, traits = {} }: AuditEntry,
): Promise<void> {
  await sql`
    insert into auth.audit_log_entries (id, payload, created_at, ip_address)
    select ${randomUUID()}::uuid, json_build_object('action', ${action}::text, 'actor_id', id, 'actor_username', email,
      'log_type', ${logType}::text, 'traits', ${sql.json(traits)}::json), now(), ${ip ?? ''}
    from auth.users where id = ${userId}`;
}
