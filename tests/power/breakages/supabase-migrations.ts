import type { Breakages } from '../breakage';

export const SUPABASE_MIGRATION_BREAKAGES: Breakages = {
  'supabase/migrations': [
    {
      behaviour: 'Visitors read an event that is scheduled for next week.',
      change: {
        sql: 'alter policy "Visitors read published events" on public.events using (published_at is not null);',
      },
      ask: ['database/content/published-content.test.ts'],
    },
    {
      behaviour: 'A slide of the home page stays after the end that was set for it.',
      change: {
        sql: 'alter policy "Visitors read slides within their time" on public.home_slides using (coalesce(shown_from <= now(), true));',
      },
      ask: ['database/content/published-content.test.ts'],
    },
    {
      behaviour:
        'On New Year’s Eve the new dues are shown three hours late, because the year is that of Greenwich.',
      change: {
        sql: 'alter policy "Visitors read dues of years that have begun" on public.dues using (year <= extract(year from now()));',
      },
      ask: ['database/content/published-content.test.ts', 'database/rights/grants.test.ts'],
    },
    {
      behaviour: 'A signed-in member reads everybody’s name, and who administers the site.',
      change: { sql: 'alter policy "Users read their own profile" on public.profiles using (true);' },
      ask: ['database/rights/administrator-rights.test.ts', 'database/rights/role-matrix.test.ts'],
    },
    {
      behaviour:
        'Tables of later migrations can be written by visitors, unless their migration takes that away.',
      change: {
        sql: 'alter default privileges in schema public grant all on tables to anon, authenticated;',
      },
      ask: ['database/rights/grants.test.ts', 'database/rights/role-matrix.test.ts'],
    },
    {
      behaviour: 'A signed-in member lists every file, also those of drafts.',
      change: {
        sql: `alter policy "Administrators list media" on storage.objects using (bucket_id = 'media');`,
      },
      ask: ['database/rights/storage-roles.test.ts'],
    },
    {
      behaviour: 'The former address of a deleted news item still leads to it, and so to an error page.',
      change: { sql: 'drop trigger forget_slugs on public.alumni_news;' },
      ask: ['database/content/slug-history.test.ts'],
    },
    {
      behaviour: 'An event that is taken back stays in the calendars of everyone who follows the site.',
      change: { sql: 'drop trigger cancel_hidden_event on public.events;' },
      ask: ['database/content/calendar-cancellations.test.ts'],
    },
    {
      behaviour: 'One request reads as much of the history as it likes, and keeps the database busy.',
      change: {
        sql: `create or replace function private.page_size(wanted integer) returns integer
          language sql immutable set search_path = '' return greatest(wanted, 1);`,
      },
      ask: ['database/history/recording.test.ts', 'database/history/history-rights.test.ts'],
    },
    {
      behaviour: 'After a backup was restored, the back office’s search finds no member of the board.',
      change: { sql: 'alter table public.board_members enable trigger keep_row_words;' },
      ask: ['database/content/restored-rows.test.ts', 'database/resource-contract.test.ts'],
    },
    {
      behaviour: 'After a backup was restored, visitors find no book of the literature award.',
      change: { sql: 'alter table public.literature_awards enable trigger keep_search_index;' },
      ask: ['database/content/restored-rows.test.ts', 'database/search/site-search-access.test.ts'],
    },
    {
      behaviour: 'Erased personal data still stands in the trash as a row without a title.',
      change: {
        find: `where entry.operation = 'delete' and not entry.is_erased and entry.changed_at`,
        put: `where entry.operation = 'delete' and entry.changed_at`,
      },
      ask: ['database/history/end-of-history.test.ts', 'database/history/recording.test.ts'],
    },
    {
      behaviour: 'Whoever marks an important change as seen in a second tab gets an error.',
      change: { find: 'on conflict on constraint seen_changes_change_pkey do nothing;', put: ';' },
      ask: [
        'database/server/attacks/hiding-a-change-of-the-iban.test.ts',
        'database/history/important-changes.test.ts',
      ],
    },
    {
      behaviour: 'Invitations that are sent at the same moment slip past the limit of ten in an hour.',
      change: {
        find: 'lock table private.invitation_attempts in share row exclusive mode;',
        put: '',
      },
      ask: ['database/team/invitation-rights.test.ts', 'database/team/inviting.test.ts'],
    },
    {
      behaviour: 'Two administrators who remove each other at the same moment leave the site without one.',
      change: { find: 'perform from public.profiles where is_admin order by user_id for update;', put: '' },
      ask: ['database/team/team.test.ts'],
    },
    {
      behaviour: 'The name of a profile keeps its blanks, and one of blanks only greets nobody.',
      change: { sql: 'drop trigger blank_to_null on public.profiles;' },
      ask: ['database/content/row-triggers.test.ts', 'database/rights/administrator-rights.test.ts'],
    },
  ],
};
