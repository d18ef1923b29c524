-- What people changed in the last 30 days: who, when, and the row before and after. What triggers write by themselves, such as the
-- calendar entry of an event, is nobody's change.

create table private.history (
  id bigint generated always as identity,
  table_name text not null,
  row_id bigint not null,
  operation text not null,
  title text,
  before jsonb,
  after jsonb,
  former_slugs text[],
  restores bigint,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  transaction xid8 not null default pg_current_xact_id(),
  constraint history_id_pkey primary key (id),
  constraint history_operation_option check (operation in ('insert', 'update', 'delete'))
);
alter table private.history enable row level security;
comment on table private.history is 'Every change of a declared row, written by triggers and kept for 30 days.';
comment on column private.history.title is 'The row''s title after the change; that of a deleted row before it.';
comment on column private.history.before is 'The changed columns before an update, the whole row before a deletion.';
comment on column private.history.after is 'The changed columns after an update, the whole row after an insert.';
comment on column private.history.former_slugs is 'The former addresses of a deleted row.';
comment on column private.history.restores is 'The entry that this change restored or undid.';
comment on column private.history.changed_by is 'The account, or null for the server and the command line.';
comment on column private.history.changed_at is 'When the transaction began, so that its changes have one moment.';
comment on column private.history.transaction is 'Changes of one transaction. A restored database counts anew, so that the moment must be equal, too.';

create index history_row_idx on private.history (table_name, row_id, id);
create index history_transaction_idx on private.history (transaction);
create index history_deleted_idx on private.history (id) where operation = 'delete';

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
    if was is null then return null; end if;
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
  'Writes down a person''s change of a row, unless nothing but updated_at changed. The trigger names the columns of the title.';
revoke execute on function private.add_to_history from public;

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

-- Security definer because nobody else reads the history.
create function private.take_back_identity() returns trigger
  language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  deleted private.history;
begin
  select deletion.* into deleted
    from private.history as entry
    join private.history as deletion using (table_name, row_id)
    where entry.id = current_setting('history.restores')::bigint and entry.table_name = tg_table_name
      and deletion.operation = 'delete'
    order by deletion.id desc
    limit 1;
  if not found then return new; end if;
  new.id := deleted.row_id;
  new.created_at := deleted.before ->> 'created_at';
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
  'Gives a row that is being restored its id, its author, the moment it was made, and the former addresses that no other row has or had since.';
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

select private.keep_history('announcements', 'title');
select private.keep_history('events', 'title');
select private.keep_history('calendar', 'title');
select private.keep_history('bulletins', 'month', 'year');
select private.keep_history('alumni_news', 'title');
select private.keep_history('member_perks', 'business_name');
