import { createHash, randomUUID } from 'node:crypto';
import postgres, { type ReservedSql } from 'postgres';
import { beforeAll, expect, it } from 'vitest';
import { byRole, type Row, useDatabase } from '../support/database-fixture';
import {
  type Caller,
  type Rights,
  EVERYBODY,
  ADMINISTRATORS,
  WRITERS_TOO,
  NOTHING_FOR_WRITERS,
  SIGNED_IN,
  SERVER,
  SOME_ROWS_OF_BOTH_ROLES,
  SOME_ROWS_OF_ADMINISTRATORS,
} from '../support/callers';
import {
  addAdministrator,
  attempt,
  claimsOfSessions,
  inTransaction,
  type RoleClaims,
} from '../support/hosted-roles';
import type { Outcome } from '../support/role-matrix';
import type { Claims } from '../support/second-step';

const database = useDatabase();

/** What the calls are about. */
const given = {
  draft: 0,
  draftFirst: 0,
  draftLast: 0,
  draftTransaction: '',
  row: 0,
  deleted: 0,
  first: 0,
  last: 0,
  transaction: '',
  change: 0,
  other: '',
  sent: 0,
  version: '',
  link: 0,
  token: 'ab'.repeat(20),
};
const row = () => ({ resource: 'calendar', row_id: given.row });
const sent = () => ({ resource: 'announcements', row_id: given.sent });
const nothing = () => ({});
type Call = readonly [Rights, (claims: Claims) => Row];

/** Every function of the API. One that is missing here fails the test. */
const CALLS: Record<string, Call> = {
  admin_search: [SOME_ROWS_OF_ADMINISTRATORS, () => ({ resource: 'calendar', q: 'iki' })],
  applied_migrations: [EVERYBODY, nothing],
  ask_for_review: [WRITERS_TOO, () => ({ ...sent(), unchanged_since: given.version })],
  begin_invitation: [SERVER, () => ({ inviter: given.other, email: 'yeni@uye.example' })],
  complete_invitation: [
    SERVER,
    () => ({ inviter: given.other, invited: given.other, act: 'grant', role: 'administrator' }),
  ],
  describe_file: [ADMINISTRATORS, () => ({ name: 'events/b.png', alt: 'Bahçe' })],
  discard_draft: [SOME_ROWS_OF_BOTH_ROLES, ({ session_id: key = randomUUID() }) => ({ key })],
  document_search: [EVERYBODY, () => ({ address: '/bulten.pdf', q: 'iki' })],
  document_state: [EVERYBODY, () => ({ address: '/bulten.pdf' })],
  draft_links: [NOTHING_FOR_WRITERS, row],
  draft_writers: [ADMINISTRATORS, row],
  create_draft_link: [NOTHING_FOR_WRITERS, row],
  content_version: [EVERYBODY, () => ({ moment: '2026-05-01T10:00:00Z' })],
  end_own_session: [SIGNED_IN, ({ session_id: ended = randomUUID() }) => ({ ended })],
  erase_history: [ADMINISTRATORS, () => ({ resource: 'events', row_id: given.deleted })],
  file_library: [WRITERS_TOO, nothing],
  important_changes: [ADMINISTRATORS, nothing],
  is_admin: [SOME_ROWS_OF_ADMINISTRATORS, nothing],
  is_writer: [{ ...SOME_ROWS_OF_BOTH_ROLES, admin: 'nothing', secondStep: 'nothing' }, nothing],
  // The service role reads what was there before: commands.test.ts.
  keep_document: [
    ADMINISTRATORS,
    () => ({ resource: 'bulletins', address: '/bulten-2.pdf', pages: '["İki"]' }),
  ],
  keep_draft: [
    ADMINISTRATORS,
    () => ({
      ...{ key: randomUUID(), resource: 'calendar', row_id: 3, device: 'Chrome, Windows', tab: randomUUID() },
      ...{ changes: '{"title": "Üç"}', began: '{"title": ""}' },
    }),
  ],
  latest_changes: [ADMINISTRATORS, () => ({ resource: 'calendar', row_ids: [given.row] })],
  mark_change_seen: [ADMINISTRATORS, () => ({ change: given.change })],
  own_role: [SOME_ROWS_OF_BOTH_ROLES, nothing],
  note_hash: [SERVER, () => ({ name: 'events/e.png', hash: 'a'.repeat(64) })],
  open_draft_link: [EVERYBODY, () => ({ token: given.token })],
  own_session_ends: [SIGNED_IN, nothing],
  own_sessions: [SIGNED_IN, nothing],
  own_sign_ins: [SIGNED_IN, nothing],
  purge: [SERVER, nothing],
  recent_changes: [ADMINISTRATORS, nothing],
  remove_member: [ADMINISTRATORS, () => ({ removed: given.other })],
  replace_file: [ADMINISTRATORS, () => ({ name: 'events/b.png', by_name: 'events/c.png' })],
  // A file whose place another has taken.
  replaced_file: [EVERYBODY, () => ({ name: 'events/d.png' })],
  restore_files: [ADMINISTRATORS, () => ({ names: ['events/e.png'] })],
  restore_version: [ADMINISTRATORS, () => ({ entry: given.first })],
  return_review: [ADMINISTRATORS, () => ({ ...sent(), note: 'Tarih yok.' })],
  // A writer's are those that she asked for.
  reviews: [NOTHING_FOR_WRITERS, nothing],
  reviews_of: [WRITERS_TOO, () => ({ resource: 'announcements', row_ids: [given.sent] })],
  revoke_draft_link: [NOTHING_FOR_WRITERS, () => ({ id: given.link })],
  row_history: [ADMINISTRATORS, row],
  sample_rows: [ADMINISTRATORS, nothing],
  saved_row: [ADMINISTRATORS, ({ session_id: key = randomUUID() }) => ({ key, resource: 'calendar' })],
  search_words: [EVERYBODY, nothing],
  set_own_name: [
    { ...SIGNED_IN, firstStep: 'refused', writerFirstStep: 'refused', ended: 'refused' },
    () => ({ full_name: 'Ayşe' }),
  ],
  set_role: [ADMINISTRATORS, () => ({ person: given.other, role: 'writer' })],
  site_search: [EVERYBODY, () => ({ q: 'iki' })],
  team: [ADMINISTRATORS, nothing],
  trash: [ADMINISTRATORS, nothing],
  trash_files: [ADMINISTRATORS, () => ({ names: ['events/b.png'] })],
  undo_changes: [ADMINISTRATORS, () => ({ entries: [given.last] })],
  undo_transaction: [ADMINISTRATORS, () => ({ transaction: given.transaction })],
  unhashed_files: [SERVER, nothing],
  unsent_mails: [ADMINISTRATORS, nothing],
  write_together: [
    ADMINISTRATORS,
    () => ({
      ...{ key: randomUUID(), resource: 'calendar' },
      rows: '[{"id": null, "values": {"title": "Üç", "date": "2026-01-20"}}]',
    }),
  ],
};

/** The same about a draft, of which writers may ask. */
const ofDraft = () => ({ resource: 'announcements', row_id: given.draft });
const CALLS_ABOUT_DRAFTS: Record<string, Call> = {
  admin_search: [SOME_ROWS_OF_BOTH_ROLES, () => ({ resource: 'announcements', q: 'ikinci' })],
  draft_writers: [WRITERS_TOO, ofDraft],
  keep_draft: [
    WRITERS_TOO,
    () => ({
      ...{
        key: randomUUID(),
        resource: 'announcements',
        row_id: 3,
        device: 'Chrome, Windows',
        tab: randomUUID(),
      },
      ...{ changes: '{"title": "Üç"}', began: '{"title": ""}' },
    }),
  ],
  latest_changes: [WRITERS_TOO, () => ({ resource: 'announcements', row_ids: [given.draft] })],
  restore_version: [WRITERS_TOO, () => ({ entry: given.draftFirst })],
  row_history: [WRITERS_TOO, ofDraft],
  // Nobody's key.
  saved_row: [
    {
      ...WRITERS_TOO,
      ...byRole<Outcome>({ visitor: 'refused', member: 'refused', writer: 'nothing', admin: 'nothing' }),
    },
    () => ({ key: randomUUID(), resource: 'announcements' }),
  ],
  undo_changes: [WRITERS_TOO, () => ({ entries: [given.draftLast] })],
  undo_transaction: [WRITERS_TOO, () => ({ transaction: given.draftTransaction })],
  write_together: [
    WRITERS_TOO,
    () => ({
      ...{ key: randomUUID(), resource: 'announcements' },
      rows: '[{"id": null, "values": {"title": "Üç", "published_at": null}}]',
    }),
  ],
};

beforeAll(async () => {
  const { sql, userIds } = database;
  const [draft] = await sql`insert into announcements (title) values ('Birinci') returning id`;
  await sql`update announcements set title = 'İkinci'`;
  const ofDraft = await sql`
    select id, transaction::text from private.history where table_name = 'announcements' order by id`;
  await sql`
    insert into storage.objects (bucket_id, name)
    select 'media', 'events/' || letter || '.png' from unnest(array['a', 'b', 'c', 'e']) as letter`;
  await sql`insert into files (name, redirect) values ('events/d.png', 'events/b.png')`;
  await sql`insert into files (name, trashed_at) values ('events/e.png', now())`;
  const event = {
    title: 'Konser',
    slug: 'konser',
    cover_url: '/storage/v1/object/public/media/events/a.png',
  };
  const [deleted] = await sql`insert into events ${sql(event)} returning id`;
  await sql`delete from events where id = ${Number(deleted?.id)}`;
  const day = { title: 'Bir', date: '2026-01-20', is_sample: true };
  const [added] = await sql`insert into calendar ${sql(day)} returning id`;
  await sql`update calendar set title = 'İki'`;
  const entries = await sql`
    select id, transaction::text from private.history where table_name = 'calendar' order by id`;
  const [change] = await sql`
    insert into private.important_changes (kind, after) values ('bank', 'Öteki') returning id`;
  await sql`insert into private.failed_mails (kind, address, reason) values ('warning', 'd…@uye.example', 'Gitmedi.')`;
  const [written] = await sql`
    insert into announcements (title) values ('Taslak') returning id, to_json(updated_at) #>> '{}' as version`;
  const review = {
    resource: 'announcements',
    row_id: Number(written?.id),
    version: String(written?.version),
  };
  await sql`insert into private.reviews ${sql({ ...review, asked_by: userIds.admin })}`;
  Object.assign(given, { sent: review.row_id, version: review.version });
  await sql`insert into bulletins (year, month, pdf_url) values (2024, 3, '/bulten.pdf')`;
  await sql`select private.store_document('/bulten.pdf', '["İki"]')`;
  const [link] = await sql`
    insert into private.draft_links (resource, row_id, created_by, token_hash, ends_at)
    values ('calendar', ${Number(added?.id)}, ${userIds.member}, ${createHash('sha256').update(given.token).digest()},
      now() + interval '7 days') returning id`;
  Object.assign(given, {
    ...{ draft: Number(draft?.id), draftFirst: Number(ofDraft[0]?.id), draftLast: Number(ofDraft[1]?.id) },
    draftTransaction: String(ofDraft[1]?.transaction),
    link: Number(link?.id),
    ...{ row: Number(added?.id), deleted: Number(deleted?.id), change: Number(change?.id) },
    ...{ first: Number(entries[0]?.id), last: Number(entries[1]?.id), other: userIds.firstStep },
    transaction: String(entries[1]?.transaction),
  });
});

/** The claims of all callers, each of whom has signed in and had a session ended. */
async function callers(sql: ReservedSql): Promise<RoleClaims & Record<Caller, Claims>> {
  const claims = {
    ...(await claimsOfSessions(database)),
    former: await addAdministrator(sql, 'eski-yonetici'),
    ended: await addAdministrator(sql, 'cikan-yonetici'),
  };
  await sql`update profiles set is_admin = false where user_id = ${String(claims.former.sub)}`;
  await sql`delete from auth.sessions where id = ${String(claims.ended.session_id)}`;
  const draft = { resource: 'calendar', changes: { title: 'Bir' }, began: { title: '' }, device: 'iPhone' };
  const ofRow = { row_id: given.row, tab: randomUUID() };
  for (const { sub: owner = null, session_id: key = null } of Object.values(claims))
    // An account that calls with both steps has one draft of a form.
    if (owner !== null) {
      await sql`insert into form_drafts ${sql({ ...draft, ...ofRow, owner, key })} on conflict (owner, resource, row_id, copied_id)
        do update set key = excluded.key`;
      const other = { resource: 'announcements', row_id: given.draft, key: randomUUID() };
      await sql`insert into form_drafts ${sql({ ...draft, ...ofRow, ...other, owner })} on conflict do nothing`;
      const save = { key, saved_by: owner, resource: 'calendar', row_id: given.row };
      await sql`insert into private.saves ${sql(save)} on conflict do nothing`;
    }
  for (const { sub = null } of Object.values(claims))
    for (const action of ['login', 'session_ended'])
      await sql`
        insert into auth.audit_log_entries (id, payload, ip_address, created_at) values (${randomUUID()},
          ${sql.json({ action, actor_id: sub, traits: { reason: 'token_reused' } })}, '', now())`;
  return claims;
}

it('the list has every function of the API', async () => {
  const functions = await database.sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`;
  expect(Object.keys(CALLS).sort()).toEqual(functions.map(({ proname }) => proname as string));
});

it.each([
  ...Object.entries(CALLS).map(([name, call]) => [name, 'everything', call] as const),
  ...Object.entries(CALLS_ABOUT_DRAFTS).map(([name, call]) => [name, 'drafts', call] as const),
])('%s() answers its callers and nobody else: about %s', async (name, _what, [rights, args]) => {
  const [{ is_void: isVoid } = {}] = await database.sql`
    select prorettype = 'void'::regtype as is_void from pg_proc
    where pronamespace = 'public'::regnamespace and proname = ${name}`;
  await inTransaction(database.backend.dbUrl, async (sql) => {
    const found: Record<string, Outcome> = {};
    for (const [caller, claims] of Object.entries(await callers(sql))) {
      const named = Object.entries(args(claims));
      const list = named.map(([argument], index) => `${argument} => $${index + 1}`).join();
      const values = named.map(([, value]) => value as string | number | string[] | number[]);
      const { outcome, rows } = await attempt(sql, claims, () =>
        sql.unsafe(`select * from public.${name}(${list})`, values),
      ).catch((error: unknown) => {
        // To a writer a row without drafts is none that she may show.
        if (!(error instanceof postgres.PostgresError) || error.code !== 'PT404') throw error;
        return { outcome: 'nothing' as const, rows: [] };
      });
      // A function without a result gives null, too.
      const isNo =
        !isVoid &&
        rows.length === 1 &&
        Object.values(rows[0] ?? {}).every((value) => value === false || value === null);
      found[caller] = isNo ? 'nothing' : outcome;
    }
    expect(found).toEqual(rights);
  });
});
