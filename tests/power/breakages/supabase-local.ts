import type { Breakages } from '../breakage';

export const SUPABASE_LOCAL_BREAKAGES: Breakages = {
  'supabase/local/api and postgres': [
    {
      behaviour: 'A shared cache may keep what a function answers to an administrator.',
      change: {
        find: `const PERSONAL = ['/rest/v1/', '/auth/v1/', '/functions/v1/'];`,
        put: `const PERSONAL = ['/rest/v1/', '/auth/v1/'];`,
      },
      ask: ['database/server/attacks/reading-a-personal-response-from-a-cache.test.ts'],
    },
    {
      behaviour: 'A back office on another origin cannot save, because the preflight permits no PATCH.',
      change: {
        find: `const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';`,
        put: `const METHODS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';`,
      },
      ask: ['unit/supabase/local/api/api-gateway.test.ts'],
    },
    {
      behaviour: 'A cache answers a preflight with the headers that another request had asked for.',
      change: { find: `vary: 'access-control-request-headers',`, put: '' },
      ask: ['unit/supabase/local/api/api-gateway.test.ts'],
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
      behaviour: 'While all connections of the database are taken, the API’s answer tells its inner error.',
      change: { find: '|terminating connection|too many clients/', put: '|terminating connection/' },
      ask: ['unit/supabase/local/api/api-gateway.test.ts'],
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
        find: `['statement_timeout', limit, true]`,
        put: `['statement_timeout', limit, false]`,
      },
      ask: ['database/server/attacks/making-reads-dear.test.ts'],
    },
    {
      behaviour: 'The pages of a long list end below the number of rows that are known to be there.',
      change: { find: 'Math.max(guess, MAX_ROWS + 1)', put: 'guess' },
      ask: ['unit/supabase/local/api/estimated-count.test.ts'],
    },
    {
      behaviour:
        'A lost connection to the database looks like a fault of the program and is not tried again.',
      change: { find: '[/^08|^57P01/, 503],', put: '' },
      ask: ['database/rights/refusal-codes.test.ts'],
    },
    {
      behaviour: 'Other users of the machine read the log of the database, which quotes statements.',
      change: { find: `open(logPath, 'w', 0o600)`, put: `open(logPath, 'w', 0o644)` },
      ask: ['database/server/set-up.test.ts', 'database/server/data-safety.test.ts'],
    },
    {
      behaviour: 'The password of the database’s owner stays in a file of the data folder.',
      change: { find: 'await rm(passwordFile, { force: true });', put: '' },
      ask: ['database/server/set-up.test.ts', 'database/server/data-safety.test.ts'],
    },
    {
      behaviour: 'After an hour without memory the database is started again only hours later.',
      change: { find: 'Math.min(wait * 2, LONGEST_WAIT_MS)', put: 'Math.max(wait * 2, LONGEST_WAIT_MS)' },
      ask: ['database/server/data-safety.test.ts'],
    },
    {
      behaviour: 'A database that the Supabase command line has set up is refused as edited.',
      change: {
        find: String.raw`replace(/[\s;]+/g, ' ').trim()`,
        put: String.raw`replace(/\s+/g, ' ').trim()`,
      },
      ask: ['database/server/schema-history.test.ts', 'database/official-tools.test.ts'],
    },
    {
      behaviour: 'A killed server’s lock can be taken by two servers that start at the same moment.',
      change: {
        find: 'if (await readLivingHolder(removed)) await link(removed, lockPath).catch(() => undefined);',
        put: '',
      },
      ask: ['unit/supabase/local/data-folder.test.ts'],
    },
  ],
  'supabase/local/storage and backup': [
    {
      behaviour: 'Photos that were taken upright lie on their side.',
      change: {
        find: '.rotate() .resize({ ...size, withoutEnlargement: true })',
        put: '.resize({ ...size, withoutEnlargement: true })',
      },
      ask: ['unit/supabase/local/storage/image-renditions.test.ts'],
    },
    {
      behaviour: 'A picture that was replaced under its name still appears in its old widths.',
      change: {
        find: "const version = `${original} ${response.headers.get('etag')} ${asked}`;",
        put: 'const version = `${original} ${asked}`;',
      },
      ask: ['unit/supabase/local/storage/image-renditions.test.ts'],
    },
    {
      behaviour: 'A picture cannot be shown on a static site of another origin.',
      change: { find: `'cross-origin-resource-policy': 'cross-origin',`, put: '' },
      ask: [
        'unit/supabase/local/storage/file-response.test.ts',
        'unit/supabase/local/api/api-gateway.test.ts',
        'unit/supabase/local/storage/hosted-files.test.ts',
      ],
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
      behaviour: 'A small animation with thousands of frames fills the memory of whoever opens it.',
      change: { find: 'return width * height * pages;', put: 'return (width * height * pages) / pages;' },
      ask: ['database/server/attacks/storing-a-decompression-bomb.test.ts'],
    },
    {
      behaviour: 'Uploads that nobody finished stay on the disk for ever.',
      change: { find: 'await server.cleanUpExpiredUploads();', put: '' },
      ask: ['database/content/resumable-uploads.test.ts'],
    },
    {
      behaviour:
        'Browsers fetch a large PDF again each time, because its upload in parts lost the cache rule.',
      change: { find: "headers.set('cache-control', `max-age=${cacheControl}`);", put: '' },
      ask: ['database/content/resumable-uploads.test.ts'],
    },
    {
      behaviour:
        'A backup, which has the hashes of passwords, can be read by other users once it is copied elsewhere.',
      change: { find: 'await chmod(draft, 0o600);', put: '' },
      ask: ['database/server/backup.test.ts'],
    },
    {
      behaviour: 'Important changes that administrators have seen are new again after a restore.',
      change: {
        find: `'private.important_changes', 'private.seen_changes', ];`,
        put: `'private.important_changes', ];`,
      },
      ask: ['database/history/end-of-history.test.ts', 'database/server/restore.test.ts'],
    },
    {
      behaviour: 'A tampered backup has a file twice, of which the second one is restored unverified.',
      change: { find: 'return seen.has(name) ? `${name} iki kez var` : null;', put: 'return null;' },
      ask: ['database/server/restore.test.ts'],
    },
    {
      behaviour: 'A file whose download broke off stands in the backup of a hosted project as half a file.',
      change: {
        find: 'if (expected !== undefined && bytes.byteLength !== expected)',
        put: 'if (expected !== undefined && bytes.byteLength > expected)',
      },
      ask: ['database/hosted-backup.test.ts'],
    },
    {
      behaviour: 'Of three hundred unused files only a hundred are removed a day.',
      change: {
        find: 'while (names.length > 0) { const { error }',
        put: 'if (names.length > 0) { const { error }',
      },
      ask: ['unit/supabase/local/purge-history.test.ts', 'database/history/end-of-history.test.ts'],
    },
  ],
};
