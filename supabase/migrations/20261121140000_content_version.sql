-- A server keeps finished pages for as long as content_version says the same: one small read in the place of all that a page needs.

create table private.content_writes (
  is_only boolean primary key default true check (is_only),
  latest uuid not null default gen_random_uuid()
);
comment on table private.content_writes is 'One row, which becomes another with each statement that writes content.';
insert into private.content_writes default values;

-- Security definer because nobody may reach into the schema private.
create function private.note_content_write() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.content_writes set latest = gen_random_uuid() where is_only;
  return null;
end
$$;
comment on function private.note_content_write is
  'Tells the servers that pages changed, in the transaction that changes them: who sees the one sees the other. Runs before its statement, so that writers wait for one another while they hold no row yet.';
revoke execute on function private.note_content_write from public;

create function private.latest_content_write() returns uuid
  language sql stable security definer set search_path = ''
  return (select latest from private.content_writes);
comment on function private.latest_content_write is 'What content_version, which runs as its caller, may know of writes.';

create trigger note_content_write before insert or update or delete or truncate on public.announcements
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.events
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.calendar
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.bulletins
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.alumni_news
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.member_perks
  for each statement execute function private.note_content_write();

-- A backup comes back with all other triggers silent.
alter table public.announcements enable always trigger note_content_write;
alter table public.events enable always trigger note_content_write;
alter table public.calendar enable always trigger note_content_write;
alter table public.bulletins enable always trigger note_content_write;
alter table public.alumni_news enable always trigger note_content_write;
alter table public.member_perks enable always trigger note_content_write;

create function public.content_version(moment timestamptz) returns text
  language sql stable security invoker set search_path = ''
  return concat_ws(' ', private.latest_content_write(),
    -- Row-level security goes by the database's clock, the site's reads by the server's: each decides by its own.
    (select max(published_at) from public.announcements where published_at <= now()),
    (select max(published_at) from public.announcements where published_at <= moment),
    (select max(featured_until) from public.announcements where featured_home and featured_until <= moment),
    (select max(featured_until) from public.events where featured_home and featured_until <= moment));
comment on function public.content_version is
  'The moment for which a server makes pages; a text that is another one after every write, and when the time of something visible has come: its publication, or the end of its place on the home page.';
revoke execute on function public.content_version from public;
grant execute on function public.content_version to anon, authenticated, service_role;
