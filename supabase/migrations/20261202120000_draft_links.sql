-- A draft shown by link: an address with a secret shows one row as it is saved, to whoever has the address, for some days. Only a hash of
-- the secret is stored, so that nobody who reads the database or a backup can open a link.

create table private.draft_links (
  id bigint generated always as identity,
  token_hash bytea not null,
  resource text not null,
  row_id bigint not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz,
  last_opened_at timestamptz,
  constraint draft_links_id_pkey primary key (id),
  constraint draft_links_token_hash_key unique (token_hash),
  constraint draft_links_ends_at_option check (ends_at - created_at in (interval '1 day', interval '7 days', interval '30 days'))
);
alter table private.draft_links enable row level security;
comment on table private.draft_links is
  'The links by which drafts are shown, kept for 30 days after their end. No backup has them: after a restore a row may have the id that another had.';
comment on column private.draft_links.token_hash is 'SHA-256 of the secret in the address, which nobody can read again.';
comment on column private.draft_links.revoked_at is 'When somebody revoked it, or its row was deleted or erased.';
create index draft_links_row_idx on private.draft_links (resource, row_id);

-- Security definer because nobody else writes links.
create function private.end_draft_links() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.draft_links as link set revoked_at = now()
    where link.resource = tg_table_name and link.row_id = old.id and link.revoked_at is null;
  return null;
end
$$;
comment on function private.end_draft_links is 'Ends the links to a deleted row. They stay ended when it is brought back.';

create function private.show_by_link(resource text) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create trigger end_draft_links after delete on public.%I for each row execute function private.end_draft_links()', resource);
  -- Also in a restore, which replaces all rows.
  execute format('alter table public.%I enable always trigger end_draft_links', resource);
end
$$;
comment on function private.show_by_link is 'Lets rows of a table be shown by link. The site needs a preview of them (src/preview).';
revoke execute on function private.end_draft_links, private.show_by_link from public;

do $$
declare
  content text;
begin
  foreach content in array array['announcements', 'events', 'alumni_news', 'member_perks', 'calendar', 'bulletins'] loop
    perform private.show_by_link(content);
  end loop;
end
$$;

-- The functions of the API run as whoever asks, who may use nothing else of the schema private. Their steps that ask for a row do so as
-- well, under row-level security; those that touch the links are security definer, because nobody else reads or writes them.

create function private.require_own_draft(resource text, row_id bigint) returns boolean
  language plpgsql set search_path = '' as $$
declare
  found_id bigint;
begin
  if public.own_role() is null then
    raise insufficient_privilege using message = 'only administrators and writers do this';
  end if;
  if exists (
    select from pg_catalog.pg_trigger
    where tgname = 'end_draft_links' and tgrelid = to_regclass(format('public.%I', require_own_draft.resource))
  ) then
    -- The lock asks for the right to change the row, not only for that to read it. It also makes two new links wait for one another, and
    -- the row's deletion for both.
    execute format('select id from public.%I where id = $1 for no key update', require_own_draft.resource)
      into found_id using require_own_draft.row_id;
  end if;
  if found_id is null then
    raise exception using errcode = 'PT404', message = 'there is no such row that the caller may show';
  end if;
  return true;
end
$$;
comment on function private.require_own_draft is 'True for a row of a table with a preview that the caller may change; refuses with PT404 otherwise.';

create function private.add_draft_link(resource text, row_id bigint, days integer) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  -- 160 of 244 random bits, in characters that no messenger breaks and no address changes.
  token constant text := left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 40);
begin
  perform private.require_role();
  if (
    select count(*) from private.draft_links as link
    where link.resource = add_draft_link.resource and link.row_id = add_draft_link.row_id
      and link.revoked_at is null and link.ends_at > now()
  ) >= 10 then
    raise exception using errcode = 'PT409', message = 'a row has ten links at a time at most';
  end if;
  insert into private.draft_links (token_hash, resource, row_id, created_by, ends_at)
    values (sha256(convert_to(token, 'UTF8')), add_draft_link.resource, add_draft_link.row_id, auth.uid(),
      now() + add_draft_link.days * interval '24 hours');
  return token;
end
$$;

create function private.living_draft_links(resource text, row_id bigint)
  returns table (id bigint, created_at timestamptz, person text, ends_at timestamptz, last_opened_at timestamptz)
  language plpgsql stable security definer rows 10 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role();
  return query
    select link.id, link.created_at, private.name_or_email(link.created_by), link.ends_at, link.last_opened_at
    from private.draft_links as link
    where link.resource = living_draft_links.resource and link.row_id = living_draft_links.row_id
      and link.revoked_at is null and link.ends_at > now()
    order by link.id desc;
end
$$;

create function private.row_of_draft_link(id bigint) returns table (resource text, row_id bigint)
  language plpgsql stable security definer rows 1 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role();
  return query
    select link.resource, link.row_id from private.draft_links as link
    where link.id = row_of_draft_link.id and link.revoked_at is null and link.ends_at > now();
end
$$;

create function private.end_draft_link(id bigint) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role();
  update private.draft_links as link set revoked_at = now() where link.id = end_draft_link.id and link.revoked_at is null;
  return found;
end
$$;

-- For a visitor. A link that never was, one that has ended and one that was revoked are one statement that finds no row in the same index.
create function private.opened_draft(token text)
  returns table (resource text, row_id bigint, content jsonb, ends_at timestamptz)
  language plpgsql security definer rows 1 set search_path = '' as $$
#variable_conflict use_column
declare
  opened private.draft_links;
  draft jsonb;
begin
  update private.draft_links as link set last_opened_at = now()
    where link.token_hash = sha256(convert_to(opened_draft.token, 'UTF8')) and link.revoked_at is null and link.ends_at > now()
    returning link.* into opened;
  if not found then return; end if;
  execute format('select to_jsonb(entry) from public.%I as entry where id = $1', opened.resource) into draft using opened.row_id;
  if draft is null then return; end if;
  -- Whose account wrote it is nobody's business.
  return query select opened.resource, opened.row_id, draft - 'created_by', opened.ends_at;
end
$$;

create function private.reads_row(resource text, row_id bigint) returns boolean
  language plpgsql stable set search_path = '' as $$
declare
  is_read boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', reads_row.resource) into is_read using reads_row.row_id;
  return is_read;
end
$$;
comment on function private.reads_row is 'Whether the caller may read a row without a link.';

create function public.create_draft_link(resource text, row_id bigint, days integer default 7) returns text
  language sql security invoker set search_path = ''
begin atomic
  select private.add_draft_link(create_draft_link.resource, create_draft_link.row_id, create_draft_link.days)
    from private.require_own_draft(create_draft_link.resource, create_draft_link.row_id);
end;
comment on function public.create_draft_link is
  'For administrators, and for writers of a row that they may change: makes a link that shows the row as it is saved for 1, 7 or 30 days. Gives its secret, which the site shows at /taslak/ and nobody can read again. Refused with PT404 without such a row, with PT409 when it has ten links.';

create function public.draft_links(resource text, row_id bigint)
  returns table (id bigint, created_at timestamptz, person text, ends_at timestamptz, last_opened_at timestamptz)
  language sql security invoker rows 10 set search_path = ''
begin atomic
  select living.*
    from private.require_own_draft(draft_links.resource, draft_links.row_id) as is_own,
      lateral private.living_draft_links(draft_links.resource, case when is_own then draft_links.row_id end) as living;
end;
comment on function public.draft_links is
  'For those who may make one: the links of a row that open it now, newest first, with who made each and when it was last opened.';

create function public.revoke_draft_link(id bigint) returns boolean
  language sql security invoker set search_path = ''
begin atomic
  select coalesce(bool_or(private.end_draft_link(case when private.require_own_draft(shown.resource, shown.row_id) then revoke_draft_link.id end)), false)
    from private.row_of_draft_link(revoke_draft_link.id) as shown;
end;
comment on function public.revoke_draft_link is
  'For those who may make one: ends a link at once; gives whether there was one.';

create function public.open_draft_link(token text)
  returns table (resource text, content jsonb, ends_at timestamptz, is_public boolean)
  language sql security invoker rows 1 set search_path = ''
begin atomic
  select opened.resource, opened.content, opened.ends_at, private.reads_row(opened.resource, opened.row_id)
    from private.opened_draft(open_draft_link.token) as opened;
end;
comment on function public.open_draft_link is
  'For everybody: the row that a link shows, when the link ends, and whether the caller may read the row without it; nothing for a link that never was, has ended or was revoked. Notes the moment as last_opened_at.';

revoke execute on function private.require_own_draft, private.add_draft_link, private.living_draft_links, private.row_of_draft_link,
  private.end_draft_link, private.opened_draft, private.reads_row from public;
grant execute on function private.require_own_draft, private.add_draft_link, private.living_draft_links, private.row_of_draft_link,
  private.end_draft_link to authenticated;
grant execute on function private.opened_draft, private.reads_row to anon, authenticated, service_role;
revoke execute on function public.create_draft_link, public.draft_links, public.revoke_draft_link from public, anon;
grant execute on function public.create_draft_link, public.draft_links, public.revoke_draft_link to authenticated;
revoke execute on function public.open_draft_link from public;
grant execute on function public.open_draft_link to anon, authenticated, service_role;

-- Where the values of a row are erased for personal data, no link may show it any longer.
create function private.end_links_of_erased() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.draft_links as link set revoked_at = now()
    where link.resource = new.table_name and link.row_id = new.row_id and link.revoked_at is null;
  return null;
end
$$;
comment on function private.end_links_of_erased is 'Ends the links to a row whose history is erased.';
revoke execute on function private.end_links_of_erased from public;
create trigger end_links_of_erased after insert on private.history for each row when (new.operation = 'erase')
  execute function private.end_links_of_erased();

create or replace function private.purge_history() returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  purged bigint;
begin
  delete from private.history
    where changed_at < now() - case when table_name = any (private.protected_tables()) then interval '2 years' else interval '30 days' end;
  get diagnostics purged = row_count;
  delete from private.important_changes where changed_at < now() - interval '2 years';
  delete from private.erased_files
    where name not in (select object.name from storage.objects as object where object.bucket_id = 'media');
  -- Before the files are looked at: those of a draft go with it.
  delete from public.form_drafts where updated_at < now() - interval '30 days';
  delete from private.saves where saved_at < now() - interval '30 days';
  delete from private.draft_links where least(ends_at, revoked_at) < now() - interval '30 days';
  return purged;
end
$$;
