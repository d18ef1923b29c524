-- A second role below the administrator's: a writer writes and changes what is not public yet, in the tables that have drafts.

alter table public.profiles
  add column is_writer boolean not null default false,
  add constraint profiles_is_writer_option check (not (is_admin and is_writer));
comment on column public.profiles.is_writer is
  'May write unpublished rows of the tables with drafts. An administrator may do everything and is no writer. Only the service role changes it.';

create function private.role_of(profile public.profiles) returns text
  language sql immutable set search_path = ''
  return case when profile.is_admin then 'administrator' when profile.is_writer then 'writer' end;
comment on function private.role_of is 'administrator, writer, or null for a member.';

-- Security definer because a policy must not depend on what the caller may read. Visitors and members are refused by the first query.
create function public.own_role() returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  role text;
begin
  if person is null then return null; end if;
  select private.role_of(profile) into role from public.profiles as profile where profile.user_id = person;
  if role is null
    or private.current_session() is null
    -- Only the server writes app_metadata.
    or exists (select from auth.users where id = person and raw_app_meta_data ->> 'must_change_password' = 'true')
    or not private.has_passed_second_step()
  then
    return null;
  end if;
  return role;
end
$$;
comment on function public.own_role is
  'administrator or writer when the session is alive, its person has that right and owes no new password, and has passed the second step if there is one; otherwise null.';

create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce(public.own_role() = 'administrator', false);

create function public.is_writer() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce(public.own_role() = 'writer', false);
comment on function public.is_writer is 'True when own_role gives writer.';
revoke execute on function public.own_role, public.is_writer from public, anon;
grant execute on function public.own_role, public.is_writer to authenticated, service_role;

create function private.has_drafts(resource text) returns boolean
  language sql stable set search_path = ''
  return exists (
    select from pg_class as named join pg_attribute as marked on marked.attrelid = named.oid
    where named.oid = to_regclass(format('public.%I', resource)) and named.relkind in ('r', 'p')
      and marked.attname = 'published_at' and not marked.attisdropped
  );
comment on function private.has_drafts is
  'True for a table whose rows may be unpublished. A test compares these tables with those that have the policies of writers.';

create function private.require_role() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if public.own_role() is null then
    raise insufficient_privilege using message = 'only administrators and writers do this';
  end if;
end
$$;
comment on function private.require_role() is 'Refuses everybody but administrators and writers, and them before their second step.';

create function private.require_role(resource text) returns void
  language plpgsql stable set search_path = '' as $$
declare
  role constant text := public.own_role();
begin
  if role is null or role = 'writer' and not private.has_drafts(resource) then
    raise insufficient_privilege using message = 'only administrators do this, and writers where there are drafts';
  end if;
end
$$;
comment on function private.require_role(text) is 'Refuses whom require_role refuses, and writers unless the table has drafts.';
revoke execute on function private.require_role(), private.require_role(text) from public;

-- A further table with drafts writes these policies out in its own migration. One policy for both roles, because PostgreSQL would ask two for
-- every row.
do $$
declare
  may_write constant text := '(select public.is_admin()) or published_at is null and (select public.is_writer())';
  content text;
  subject text;
begin
  for content, subject in
    values ('announcements', 'announcements'), ('alumni_news', 'alumni news'), ('member_perks', 'member perks'), ('events', 'events')
  loop
    execute format('alter policy %I on public.%I using (published_at <= now() or (select public.own_role()) is not null)',
      'Users read published ' || subject || ', administrators all', content);
    execute format('alter policy %I on public.%I rename to %I',
      'Users read published ' || subject || ', administrators all', content,
      'Users read published ' || subject || ', administrators and writers all');
    execute format('alter policy %I on public.%I with check (%s)', 'Administrators add ' || subject, content, may_write);
    execute format('alter policy %I on public.%I rename to %I', 'Administrators add ' || subject, content,
      'Administrators add ' || subject || ', writers drafts');
    execute format('alter policy %I on public.%I using (%3$s) with check (%3$s)', 'Administrators change ' || subject, content, may_write);
    execute format('alter policy %I on public.%I rename to %I', 'Administrators change ' || subject, content,
      'Administrators change ' || subject || ', writers drafts');
  end loop;
end
$$;

-- A writer's event has its calendar entry, too, which she may not write by hand. It writes the entry of the row that was written and no other.
alter function private.keep_calendar() security definer;
revoke execute on function private.keep_calendar from public;

-- A draft would otherwise break the former address of a published page: it takes an address from the history when it is published or
-- scheduled. Until then visitors are led on. Security definer because nobody may write former addresses through the API.
create or replace function private.keep_slug_history() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.slug_history where resource = tg_table_name and row_id = old.id;
    return null;
  end if;
  delete from public.slug_history
    where resource = tg_table_name and slug = new.slug and (row_id = new.id or new.published_at is not null);
  if tg_op = 'UPDATE' and old.slug is distinct from new.slug and old.slug is not null and (
    old.published_at <= now()
    -- Withdrawn: an earlier change ended a time in which visitors saw it.
    or exists (
      select from private.history
      where table_name = tg_table_name and row_id = old.id
        and (before ->> 'published_at')::timestamptz <= changed_at
    )
  ) then
    insert into public.slug_history (resource, slug, row_id) values (tg_table_name, old.slug, new.id)
      on conflict (resource, slug) do update set row_id = excluded.row_id, created_at = excluded.created_at;
  end if;
  return null;
end
$$;
comment on table public.slug_history is
  'Slugs that events and alumni news no longer have; one that a published or scheduled row uses is never among them.';

do $$
declare
  resource text;
begin
  foreach resource in array array['events', 'alumni_news'] loop
    execute format('create or replace trigger change_slug after update on public.%I for each row
      when (old.slug is distinct from new.slug or old.published_at is null and new.published_at is not null)
      execute function private.keep_slug_history()', resource);
  end loop;
end
$$;

-- The folders of the tables with drafts are a writer's.
alter table private.media_folders add column has_drafts boolean not null default false;
update private.media_folders set has_drafts = true where split_part(folder, '/', 1) in ('announcements', 'alumni_news', 'perks', 'events');
comment on column private.media_folders.has_drafts is 'Writers may upload here, because the rows that show these files have drafts.';

-- Security definer because API roles may not read the schema private.
create function private.is_draft_folder(object_name text) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from private.media_folders where has_drafts and folder = substring(object_name from '^(.*)/[^/]+$')
  );
comment on function private.is_draft_folder is 'True when a writer may upload a file of this name.';

create policy "Writers list the files of drafts" on storage.objects
  for select to authenticated
  using (bucket_id = 'media' and (select public.is_writer()) and private.is_draft_folder(name));
create policy "Writers upload files of drafts" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'media' and (select public.is_writer()) and private.is_draft_folder(name) and private.is_media_file(name, metadata));

-- What somebody typed and chose is their own, whichever of the two roles they have.
alter policy "Administrators keep their own choices" on public.own_choices
  using (owner = (select auth.uid()) and (select public.own_role()) is not null)
  with check (owner = (select auth.uid()) and (select public.own_role()) is not null);
alter policy "Administrators keep their own choices" on public.own_choices rename to "Administrators and writers keep their own choices";
alter policy "Administrators keep their own drafts" on public.form_drafts
  using (owner = (select auth.uid()) and (select public.own_role()) is not null)
  with check (
    owner = (select auth.uid()) and ((select public.is_admin()) or (select public.is_writer()) and private.has_drafts(resource)));
alter policy "Administrators keep their own drafts" on public.form_drafts rename to "Administrators and writers keep their own drafts";
