import type { Breakages } from '../breakage';

export const SUPABASE_LOCAL_BREAKAGES: Breakages = {
  'supabase/local/api and postgres': [
    {
      behaviour: 'A shared cache may keep what a function answers to an administrator.',
      change: {
        find: "headers: { ...CORS, 'cache-control': 'no-store', ...headers }",
        put: 'headers: { ...CORS, ...headers }',
      },
      ask: ['database/server/attacks/reading-a-personal-response-from-a-cache.test.ts'],
    },
    {
      behaviour: 'A visitor’s pattern of a hundred underscores keeps the database busy.',
      change: { find: 'match(/[%_]/g)', put: 'match(/%/g)' },
      ask: ['database/server/attacks/making-reads-dear.test.ts'],
    },
    {
      behaviour: 'A text that only explains how NUL is written in JSON cannot be saved.',
      change: { find: String.raw`/(?<!\\)(?:\\\\)*\\u0000/`, put: String.raw`/\\u0000/` },
      ask: ['database/server/attacks/sending-unreadable-input.test.ts'],
    },
    {
      behaviour: 'Each network that ever asked stays in memory, until the server has none left.',
      change: { find: `queue.on('idle', () => people.delete(person));`, put: '' },
      ask: ['unit/supabase/local/api/fair-queue.test.ts'],
    },
    {
      behaviour:
        'A visitor’s limit of three seconds stays on the connection and ends an administrator’s long export.',
      change: {
        find: '[name, value, true].map(',
        put: '[name, value, false].map(',
      },
      ask: ['database/server/attacks/making-reads-dear.test.ts'],
    },
    {
      behaviour: 'The pages of a long list end below the number of rows that are known to be there.',
      change: { find: 'Math.max(guess, MAX_ROWS + 1)', put: 'guess' },
      ask: ['unit/supabase/local/api/estimated-count.test.ts'],
    },
  ],
  'supabase/local/mail': [
    {
      behaviour: 'A mail that arrived stays in the queue and is sent again.',
      change: { find: 'await sql`delete from private.mail_queue where id = ${id}`;', put: '' },
      ask: ['database/mail/sending.test.ts'],
    },
    {
      behaviour: 'A link that signs in stays in the queue after its life.',
      change: { find: 'expires_at <= now() or (tries', put: '(tries' },
      ask: ['database/mail/sending.test.ts'],
    },
    {
      behaviour: 'A mail to an address that is refused for good is sent again and again.',
      change: { find: 'if (isFinal || tries >= MAX_TRIES)', put: 'if (tries >= MAX_TRIES)' },
      ask: ['database/mail/sending.test.ts'],
    },
    {
      behaviour: 'Each start mails the important changes of the last week once more.',
      change: {
        find: 'update private.important_changes set is_mailed = true where not is_mailed',
        put: 'update private.important_changes set is_mailed = is_mailed where not is_mailed',
      },
      ask: ['database/mail/important-changes.test.ts'],
    },
    {
      behaviour: 'An intruder who takes the others’ right first is the only one who is told.',
      change: { find: 'isTaken ? account : null', put: 'null' },
      ask: ['database/mail/important-changes.test.ts'],
    },
    {
      behaviour: 'Words of a person become markup in everybody’s mail.',
      change: {
        find: 'text.replace(/[&<>"]/g, (character) => ENTITIES[character]',
        put: 'text.replace(/[&]/g, (character) => ENTITIES[character]',
      },
      ask: ['unit/supabase/local/mail/compose.test.ts'],
    },
  ],
  'supabase/local/storage and backup': [
    {
      behaviour: 'A picture that was replaced under its name still appears in its old widths.',
      change: {
        find: "const version = `${original} ${response.headers.get('etag')} ${asked}`;",
        put: 'const version = `${original} ${asked}`;',
      },
      ask: ['unit/supabase/local/storage/image-renditions.test.ts'],
    },
    {
      behaviour: 'A download with an apostrophe in its name has a header that no browser can read.',
      change: { find: `.replace(/['()*]/g, percentEncode)`, put: '' },
      ask: ['unit/supabase/local/storage/file-response.test.ts'],
    },
    {
      behaviour:
        'Browsers keep the answer that a hosted file is missing, although it is there a minute later.',
      change: {
        find: `if (!response.ok && response.status !== 304) response.headers.set('cache-control', 'no-store');`,
        put: '',
      },
      ask: ['unit/supabase/local/storage/hosted-files.test.ts'],
    },
    {
      behaviour: 'Uploads that nobody finished stay on the disk for ever.',
      change: { find: 'await server.cleanUpExpiredUploads();', put: '' },
      ask: ['database/content/resumable-uploads.test.ts'],
    },
    {
      behaviour:
        'A backup, which has the hashes of passwords, can be read by other users once it is copied elsewhere.',
      change: { find: 'await chmod(draft, 0o600);', put: '' },
      ask: ['database/server/backup.test.ts'],
    },
    {
      behaviour: 'Of three hundred unused files only a hundred are removed a day.',
      change: {
        find: 'while (names.length > 0) { const { error }',
        put: 'if (names.length > 0) { const { error }',
      },
      ask: ['database/history/end-of-history.test.ts'],
    },
  ],
};
