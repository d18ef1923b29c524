import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import type { Client } from '../../fixtures/untyped-client';

/** Begins the title of every row that the suite writes. */
export const MARK = 'test:supabase';
/** Stands in the name of every account, file and slug. */
export const MARK_IN_NAMES = 'test-supabase';
/** The tables of the specification, each with the column that holds the mark. */
const TABLES = {
  announcements: 'title',
  events: 'title',
  calendar: 'title',
  bulletins: 'pdf_url',
  alumni_news: 'title',
  member_perks: 'business_name',
} as const;
export const FOLDERS = [
  'announcements',
  'announcements/hero_bg',
  'events',
  'events/hero_bg',
  'bulletins',
  'alumni_news',
  'perks',
] as const;

const OWN_ROWS = `%${MARK}%`;
const OWN_FILES = `%${MARK_IN_NAMES}%`;
const OWN_EMAIL = new RegExp(`(?:^|\\+)${MARK_IN_NAMES}-[a-z]+-[0-9a-f]{8}@`);
const PAGE = 1000;
const TRASH_PAGE = 100;

export interface OwnAccount {
  id: string;
  email: string;
  password: string;
}

/** Creates a confirmed account under the suite's mark with the secret key.  */
export async function createOwnAccount(
  service: Client,
  name: string,
  { isAdmin = false } = {},
): Promise<OwnAccount> {
  const email = `you+${MARK_IN_NAMES}-${name}-${randomBytes(4).toString('hex')}@example.org`;
  const password = `${randomBytes(12).toString('base64url')}-Aa1`;
  const { data, error } = await service.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  const { id } = data.user;
  if (isAdmin) succeed(await service.from('profiles').upsert({ user_id: id, is_admin: true }));
  return { id, email, password };
}

/** Counts the rows and accounts of the project that the suite has not made. */
export async function countForeignThings(service: Client): Promise<{ rows: number; accounts: number }> {
  const count = async (table: string, column?: string, pattern = '') => {
    const query = service.from(table).select('id', { count: 'exact', head: true });
    return succeed(await (column ? query.like(column, pattern) : query)).count ?? 0;
  };
  let rows = 0;
  for (const [table, column] of Object.entries(TABLES))
    rows += (await count(table)) - (await count(table, column, patternOf(column)));
  const users = await listAccounts(service);
  return { rows, accounts: users.filter(({ email }) => !OWN_EMAIL.test(email)).length };
}

/**
 * Removes every row with the suite's mark, also those of a run that was killed, with the values in its history, and every such
 * file. `admin` is a client of an administrator, because nobody else may erase history.
 */
export async function sweepRowsAndFiles(service: Client, admin: Client): Promise<void> {
  for (const [table, column] of Object.entries(TABLES)) await sweepTable(service, admin, table, column);
  await eraseTrash(admin);
  const media = service.storage.from('media');
  for (const folder of FOLDERS) {
    // Names begin with their moment, so that own files come first.
    const newestFirst = { limit: PAGE, sortBy: { column: 'name', order: 'desc' } };
    const { data, error } = await media.list(folder, newestFirst);
    if (error) throw error;
    const own = data
      .filter(({ name }) => name.includes(MARK_IN_NAMES))
      .map(({ name }) => pathOf(folder, name));
    if (own.length === 0) continue;
    const removal = await media.remove(own);
    if (removal.data?.length !== own.length)
      throw new Error(`These files could not be removed: ${own.join(', ')}`);
  }
}

/** The embedded backend lists files by their whole path, Supabase by their name in the folder. */
function pathOf(folder: string, name: string): string {
  return name.startsWith(`${folder}/`) ? name : `${folder}/${name}`;
}

/** Deletes the accounts under the suite's mark, but for `kept`. */
export async function sweepAccounts(service: Client, kept?: OwnAccount): Promise<void> {
  for (const { id, email } of await listAccounts(service)) {
    if (!OWN_EMAIL.test(email) || id === kept?.id) continue;
    const { error } = await service.auth.admin.deleteUser(id);
    if (error) throw error;
  }
}

/** Erases the values of all changes of a row that is gone. */
export async function eraseHistory(admin: Client, resource: string, rowId: number): Promise<void> {
  succeed(await admin.rpc('erase_history', { resource, row_id: rowId }));
}

/** Removes the rows of one table with the mark, and their history. */
async function sweepTable(service: Client, admin: Client, table: string, column: string): Promise<void> {
  const pattern = patternOf(column);
  for (;;) {
    const found = succeed(await service.from(table).select('id').like(column, pattern).limit(PAGE));
    const ids = found.data as { id: number }[];
    if (ids.length === 0) return;
    succeed(await service.from(table).delete().like(column, pattern));
    await eraseAll(
      admin,
      ids.map(({ id }) => ({ resource: table, row_id: id })),
    );
  }
}

async function eraseTrash(admin: Client): Promise<void> {
  for (;;) {
    const found = succeed(await admin.rpc('trash', { q: MARK, max_results: TRASH_PAGE }));
    const deleted = found.data as { resource: string; row_id: number }[];
    if (deleted.length === 0) return;
    await eraseAll(admin, deleted);
  }
}

async function eraseAll(admin: Client, rows: readonly { resource: string; row_id: number }[]): Promise<void> {
  const queue = new PQueue({ concurrency: 8 });
  await queue.addAll(rows.map((row) => () => eraseHistory(admin, row.resource, row.row_id)));
}

async function listAccounts(service: Client): Promise<{ id: string; email: string }[]> {
  const found: { id: string; email: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { data, error } = await service.auth.admin.listUsers({ page, perPage: PAGE });
    if (error) throw error;
    found.push(...data.users.map(({ id, email = '' }) => ({ id, email })));
    if (data.users.length < PAGE) return found;
  }
}

function patternOf(column: string): string {
  return column === 'pdf_url' ? OWN_FILES : OWN_ROWS;
}

/** Returns a response without error, and throws its error otherwise. */
export function succeed<Response extends { error: unknown }>(response: Response): Response {
  if (response.error) throw new Error(`The project answered: ${sentenceOf(response.error)}`);
  return response;
}

function sentenceOf(error: unknown): string {
  const { code, message } = Object(error) as { code?: string; message?: string };
  return [message, code && `(${code})`].filter(Boolean).join(' ');
}
