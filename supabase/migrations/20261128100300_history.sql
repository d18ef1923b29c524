-- What people changed: who, when, and the row before and after. What triggers write by themselves, such as the calendar entry of an event,
-- is nobody's change.

create function private.protected_tables() returns text[]
  language sql immutable set search_path = ''
  return array['settings', 'dues', 'profiles'];
comment on function private.protected_tables is
  'The tables whose history is kept for two years and cannot be erased; profiles are the acts of the team.';

create table private.history (
  id bigint generated always as identity,
  table_name text not null,
  row_id bigint,
  operation text not null,
  title text,
  before jsonb,
  after jsonb,
  former_slugs text[],
  restores bigint,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  transaction xid8 not null default pg_current_xact_id(),
  is_erased boolean not null default false,
  constraint history_id_pkey primary key (id),
  constraint history_operation_option check (
    case when row_id is null
      then operation in ('invite', 'invite_again', 'grant', 'revoke', 'withdraw', 'rename', 'change_email')
      else operation in ('insert', 'update', 'delete', 'erase')
    end),
  constraint history_is_erased_option check (
    not is_erased or coalesce(title, before::text, after::text, former_slugs::text) is null)
);
alter table private.history enable row level security;
comment on table private.history is
  'Every change of a declared row, written by triggers and kept for 30 days, or for two years in private.protected_tables().';
comment on column private.history.row_id is 'Null for an act of the team, which nothing can restore: a right comes back by an invitation only.';
comment on column private.history.title is
  'The row''s title after the change; that of a deleted row before it. For an act of the team, the name or e-mail address of its person.';
comment on column private.history.before is 'The changed columns before an update, the whole row before a deletion.';
comment on column private.history.after is 'The changed columns after an update, the whole row after an insert.';
comment on column private.history.former_slugs is 'The former addresses of a deleted row.';
comment on column private.history.restores is 'The entry that this change restored or undid.';
comment on column private.history.changed_by is 'The account, or null for the server and the command line.';
comment on column private.history.changed_at is 'When the transaction began, so that its changes have one moment.';
comment on column private.history.transaction is 'Changes of one transaction. A restored database counts anew, so that the moment must be equal, too.';
comment on column private.history.is_erased is
  'Whether the values were erased. The erasure is an entry of its own, with the operation erase and without values.';

create index history_row_idx on private.history (table_name, row_id, id);
create index history_transaction_idx on private.history (transaction);
create index history_deleted_idx on private.history (id) where operation = 'delete';

create function private.title_of(entry jsonb, columns text[]) returns text
  language sql immutable set search_path = ''
  return (
    select nullif(string_agg(
      case named.name
        when 'month' then (array['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'])[
          (entry ->> 'month')::integer]
        else entry ->> named.name
      end, ' ' order by named.place), '')
    from unnest(columns) with ordinality as named (name, place)
  );
comment on function private.title_of is 'The title of a row from its columns; a month is written as its name.';

-- Security definer because nobody may write the history. In UTC because moments are compared as they are written.
create function private.add_to_history() returns trigger
  language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  entry constant jsonb := coalesce(new_row, old_row);
  was jsonb := old_row;
  becomes jsonb := new_row;
  slugs text[];
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value), jsonb_object_agg(key, new_row -> key) into was, becomes
      from jsonb_each(old_row) where key <> 'updated_at' and value is distinct from new_row -> key;
    if coalesce(was - 'is_sample', '{}') = '{}' then return null; end if;
  elsif tg_op = 'DELETE' and old_row ? 'slug' then
    slugs := array(select slug from public.slug_history where resource = tg_table_name and slug_history.row_id = old.id);
  end if;
  insert into private.history (table_name, row_id, operation, title, before, after, former_slugs, restores, changed_by)
    values (tg_table_name, coalesce(new.id, old.id), lower(tg_op),
      -- Nearly all titles are one column, which is read faster than by a function.
      case when tg_nargs = 1 then entry ->> tg_argv[0] else private.title_of(entry, tg_argv) end,
      was, becomes, slugs, nullif(current_setting('history.restores', true), '')::bigint, auth.uid());
  return null;
end
$$;
comment on function private.add_to_history is
  'Writes down a person''s change of a row, unless nothing but updated_at or the mark of sample content changed. The trigger names the columns of the title.';
revoke execute on function private.add_to_history from public;

-- Security definer because nobody else reads the history.
create function private.take_back_identity() returns trigger
  language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  deleted private.history;
begin
  select deletion.* into deleted
    from private.history as entry
    join private.history as deletion using (table_name, row_id)
    where entry.id = current_setting('history.restores', true)::bigint and entry.table_name = tg_table_name
      and deletion.operation = 'delete'
    order by deletion.id desc
    limit 1;
  if not found then return new; end if;
  new.id := deleted.row_id;
  new.created_at := deleted.before ->> 'created_at';
  new := jsonb_populate_record(new, jsonb_build_object('is_sample',
    coalesce(current_setting('history.was_sample', true), '') = 'true'));
  if deleted.before ? 'created_by' then
    -- An account that is no more cannot be named.
    new := jsonb_populate_record(new, jsonb_build_object('created_by',
      (select users.id from auth.users where users.id = (deleted.before ->> 'created_by')::uuid)));
  end if;
  if deleted.former_slugs <> '{}' then
    execute format(
      'insert into public.slug_history (resource, slug, row_id)
        select %L, former, $1 from unnest($2) as former where not exists (select from public.%I where slug = former)
        on conflict (resource, slug) do nothing',
      tg_table_name, tg_table_name) using deleted.row_id, deleted.former_slugs;
  end if;
  return new;
end
$$;
comment on function private.take_back_identity is
  'Gives a row that is being restored its id, its author, the moment it was made, its mark of sample content, and the former addresses that no other row has or had since.';
revoke execute on function private.take_back_identity from public;

create function private.keep_history(resource text, variadic title_columns text[]) returns void
  language plpgsql set search_path = '' as $$
begin
  -- Its name comes before forget_slugs, which deletes the former addresses of a deleted row.
  execute format(
    'create trigger add_to_history after insert or update or delete on public.%I for each row when (pg_trigger_depth() = 0)
      execute function private.add_to_history(%s)',
    resource, (select string_agg(quote_literal(name), ', ') from unnest(title_columns) as name));
  -- Its name comes after stamp_author, which would name whoever restores.
  execute format(
    'create trigger take_back_identity before insert on public.%I for each row when (current_setting(''history.restores'', true) <> '''')
      execute function private.take_back_identity()',
    resource);
end
$$;
comment on function private.keep_history is
  'Puts a table under history. It names the columns that the declaration''s title has.';
revoke execute on function private.keep_history from public;

-- Security definer because nobody else may delete changes.
create function private.purge_history() returns bigint
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
  return purged;
end
$$;
comment on function private.purge_history is
  'Deletes what is older than 30 days, or than two years in private.protected_tables(); gives how many changes that were.';
revoke execute on function private.purge_history from public;

-- The embedded backend purges by itself. A hosted project does it where pg_cron can be had.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge-history', '17 3 * * *', 'select private.purge_history()');
  end if;
exception when others then
  raise notice 'The history is not purged by pg_cron: %', sqlerrm;
end
$$;
