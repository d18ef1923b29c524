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
      behaviour:
        'On New Year’s Eve the new dues are shown three hours late, because the year is that of Greenwich.',
      change: {
        sql: 'alter policy "Visitors read dues of years that have begun" on public.dues using (year <= extract(year from now()));',
      },
      ask: ['database/rights/grants.test.ts'],
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
      behaviour: 'A photograph that somebody’s unsaved form shows can be thrown away.',
      change: {
        find: 'if exists (select from private.used_files() as file where file = any (trash_files.names)) then',
        put: 'if false then',
      },
      ask: ['database/content/file-actions.test.ts'],
    },
    {
      behaviour: 'The old address of a photograph that was replaced leads nowhere.',
      change: {
        sql: `create or replace function public.replaced_file(name text) returns text
          language sql stable security definer set search_path = '' return (select null::text);`,
      },
      ask: ['database/content/file-actions.test.ts'],
    },
    {
      behaviour: 'After a restore the library takes the files of all rows for unused ones.',
      change: { sql: 'alter table public.events enable trigger keep_mentions;' },
      ask: ['database/content/restored-rows.test.ts'],
    },
    {
      behaviour: 'The texts of a bulletin stay in the database after its inside search was turned off.',
      change: { find: 'documents.address = becomes and not is_on or', put: '' },
      ask: ['database/search/inside-of-documents.test.ts'],
    },
    {
      behaviour: 'Invitations that are sent at the same moment slip past the limit of ten in an hour.',
      change: {
        sql: `do $$ begin
          execute replace(pg_get_functiondef('public.begin_invitation'::regproc),
            'lock table private.invitation_attempts in share row exclusive mode;', '');
        end $$;`,
      },
      ask: ['database/team/invitation-rights.test.ts', 'database/team/inviting.test.ts'],
    },
    {
      behaviour: 'A link goes on showing a draft that was deleted and brought back.',
      change: { sql: 'drop trigger end_draft_links on public.announcements;' },
      ask: ['database/rights/draft-links.test.ts'],
    },
    {
      behaviour: 'A revoked link goes on showing its draft.',
      change: {
        find: "'UTF8')) and link.revoked_at is null and link.ends_at > now()",
        put: "'UTF8')) and link.ends_at > now()",
      },
      ask: ['database/rights/draft-links.test.ts'],
    },
  ],
};
