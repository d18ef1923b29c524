-- What the screens of the history ask for: acts of the team, short values of changes, a restore to what a row was before a change,
-- and restores that say which address a row got and which entry was refused.

-- An act of the team has no row.
alter table private.history alter column row_id drop not null;
alter table private.history drop constraint history_operation_option;
alter table private.history add constraint history_operation_option check (
  case when row_id is null
    then operation in ('invite', 'invite_again', 'grant', 'revoke', 'withdraw', 'rename', 'change_email')
    else operation in ('insert', 'update', 'delete')
  end);
comment on column private.history.row_id is 'Null for an act of the team, which nothing can restore: a right comes back by an invitation only.';
comment on column private.history.title is
  'The row''s title after the change; that of a deleted row before it. For an act of the team, the name or e-mail address of its person.';

create or replace function private.require_admin() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
end
$$;

create or replace function private.is_present(resource text, row_id bigint) returns boolean
  language plpgsql stable set search_path = '' as $$
declare
  present boolean;
begin
  if row_id is null or to_regclass(format('public.%I', resource)) is null then return null; end if;
  execute format('select exists (select from public.%I where id = $1)', resource) into present using row_id;
  return present;
end
$$;
comment on function private.is_present is 'Whether the row is in its table; null when the table is no more, and for an act of the team.';

create function private.short_values(columns jsonb) returns jsonb
  language sql immutable set search_path = ''
  return (select jsonb_object_agg(key, value) from jsonb_each(columns) where length(value::text) <= 40);
comment on function private.short_values is 'The moments, switches, numbers and short texts among the columns, without those that are long to read.';

drop function public.recent_changes;
create function public.recent_changes(before_id bigint default null, max_results integer default 20)
  returns table (id bigint, resource text, row_id bigint, title text, operation text, changed_columns text[],
    before jsonb, after jsonb, is_present boolean, restores bigint, transaction text,
    changed_by uuid, person text, changed_at timestamptz)
  language plpgsql stable security definer rows 20 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select entry.id, entry.table_name, entry.row_id, entry.title, entry.operation,
      case entry.operation when 'update' then array(select jsonb_object_keys(entry.after)) end,
      case entry.operation when 'update' then private.short_values(entry.before) end,
      private.short_values(entry.after),
      private.is_present(entry.table_name, entry.row_id),
      entry.restores, entry.transaction::text, entry.changed_by, private.person_name(entry.changed_by), entry.changed_at
    from private.history as entry
    where recent_changes.before_id is null or entry.id < recent_changes.before_id
    order by entry.id desc
    limit private.page_size(recent_changes.max_results);
end
$$;
comment on function public.recent_changes is
  'For administrators: what changed last in all tables, newest first, with the short values of changed and new rows. Go on with the last id as before_id.';
revoke execute on function public.recent_changes from public, anon;
grant execute on function public.recent_changes to authenticated;

drop function public.restore_version, public.undo_changes, public.undo_transaction;
drop function private.restore_rows, private.version_step;

-- Security definer because nobody else reads the history.
create function private.version_step(entry bigint, unchanged_since timestamptz, before_change boolean) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  chosen private.history;
  deletion private.history;
  later_changes jsonb;
begin
  perform private.require_admin();
  select * into chosen from private.history where id = version_step.entry and row_id is not null;
  if not found then
    raise exception using errcode = 'PT404', message = 'the history has no such entry';
  end if;
  select * into deletion from private.history
    where table_name = chosen.table_name and row_id = chosen.row_id and operation = 'delete' and id >= chosen.id
    order by id limit 1;
  -- What a column was before its first later change is what it was then.
  select jsonb_object_agg(first.key, first.value) into later_changes
    from (
      select distinct on (change.key) change.key, change.value
      from private.history as later, jsonb_each(later.before) as change
      where later.table_name = chosen.table_name and later.row_id = chosen.row_id and later.operation = 'update'
        and (later.id > chosen.id or before_change and later.id = chosen.id) and (deletion.id is null or later.id < deletion.id)
      order by change.key, later.id
    ) as first;
  return jsonb_build_array(jsonb_build_object(
    'entry', chosen.id, 'table', chosen.table_name, 'id', chosen.row_id,
    'row', case chosen.operation when 'insert' then chosen.after
      else coalesce(deletion.before, '{}') || coalesce(later_changes, '{}') end,
    'is_whole', chosen.operation = 'insert' or deletion.id is not null,
    'unchanged_since', unchanged_since));
end
$$;
comment on function private.version_step is
  'The row as it was after or before a change; a deletion and an insert have one side only. Without a later deletion it is those columns only that have changed since.';

create or replace function private.undo_steps(entries bigint[]) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  steps jsonb;
begin
  perform private.require_admin();
  select jsonb_agg(jsonb_build_object(
      'entry', undone.id, 'table', undone.table_name, 'id', undone.row_id,
      'row', undone.before, 'is_whole', undone.operation = 'delete', 'only_if_gone', undone.operation = 'delete',
      'expected', undone.after) order by undone.id desc)
    into steps
    from private.history as undone where undone.id = any (entries) and undone.row_id is not null;
  if steps is null or jsonb_array_length(steps) < (select count(distinct entry) from unnest(entries) as entry) then
    raise exception using errcode = 'PT404', message = 'the history has no such entry';
  end if;
  return steps;
end
$$;

-- Runs as whoever asks, who may use nothing else of the schema private.
create function private.restore_rows(steps jsonb)
  returns table (resource text, id bigint, slug text, has_other_slug boolean, updated_at timestamptz)
  language plpgsql set search_path = '' set timezone = 'UTC' as $$
#variable_conflict use_column
declare
  step jsonb;
  target text;
  row_id bigint;
  wanted jsonb;
  present jsonb;
  is_taken boolean;
  slug_limit integer;
  columns text;
begin
  for step in select value from jsonb_array_elements(steps) loop
    resource := step ->> 'table';
    target := format('public.%I', resource);
    row_id := step ->> 'id';
    wanted := nullif(step -> 'row', 'null');
    execute format('select to_jsonb(entry) from %s as entry where id = $1 for update', target) into present using row_id;

    if present is null then
      -- An added row that somebody deleted meanwhile needs no deletion.
      continue when wanted is null;
      if step ->> 'unchanged_since' is not null or not (step -> 'is_whole')::boolean then
        raise exception using errcode = 'PT410', message = format('row %s of %I is gone', row_id, resource), detail = step ->> 'entry';
      end if;
    elsif (step -> 'only_if_gone')::boolean then
      wanted := '{}';
    elsif (step ->> 'unchanged_since')::timestamptz <> (present ->> 'updated_at')::timestamptz or exists (
      select from jsonb_each(coalesce(nullif(step -> 'expected', 'null'), '{}')) as expected
      where expected.key <> 'updated_at' and expected.value is distinct from present -> expected.key
    ) then
      raise exception using errcode = 'PT412', message = format('row %s of %I was changed since', row_id, resource), detail = step ->> 'entry';
    end if;

    -- A slug that another row has taken gets a suffix, as in the form.
    if wanted ->> 'slug' is distinct from present ->> 'slug' then
      select substring(pg_get_constraintdef(oid) from '<= (\d+)')::integer into slug_limit
        from pg_constraint where conrelid = target::regclass and conname = resource || '_slug_length';
      loop
        execute format('select exists (select from %s where slug = $1 and id <> $2)', target)
          into is_taken using wanted ->> 'slug', row_id;
        exit when not is_taken;
        wanted := wanted || jsonb_build_object('slug',
          rtrim(left(step -> 'row' ->> 'slug', slug_limit - 5), '-') || '-' || left(md5(random()::text), 4));
      end loop;
    end if;

    -- Columns that are no more, and those that only the database writes, are left out.
    select string_agg(format('%I', known.attname), ', ') into columns
      from jsonb_each(wanted) as change
      join pg_attribute as known on known.attrelid = target::regclass and known.attname = change.key and not known.attisdropped
      where change.value is distinct from present -> change.key
        and has_column_privilege(known.attrelid, known.attnum, case when present is null then 'INSERT' else 'UPDATE' end);

    -- Read by the triggers of private.keep_history.
    perform set_config('history.restores', step ->> 'entry', true);
    begin
      if wanted is null then
        execute format('delete from %s where id = $1', target) using row_id;
      elsif present is null and resource = 'calendar' and wanted ->> 'event_id' is not null then
        -- The entry of an event comes back with its tick, because the event's trigger writes it.
        update public.events set in_calendar = true where events.id = (wanted ->> 'event_id')::bigint and starts_at is not null;
        if not found then
          raise exception using errcode = 'PT410', message = format('event %s is gone', wanted ->> 'event_id'), detail = step ->> 'entry';
        end if;
      elsif present is null then
        execute format('insert into %s (%s) select %2$s from jsonb_populate_record(null::%1$s, $1)', target, columns) using wanted;
      elsif columns is not null then
        execute format('update %s set (%s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2', target, columns)
          using wanted, row_id;
      end if;
    exception when unique_violation then
      raise exception using errcode = 'PT409', message = sqlerrm, detail = step ->> 'entry';
    end;
    perform set_config('history.restores', '', true);

    execute format('select to_jsonb(entry) from %s as entry where id = $1', target) into present using row_id;
    id := row_id;
    slug := present ->> 'slug';
    has_other_slug := coalesce(slug <> step -> 'row' ->> 'slug', false);
    updated_at := present ->> 'updated_at';
    return next;
  end loop;
end
$$;
comment on function private.restore_rows is
  'Carries out steps in their order, all or none: a refusal has the entry as its detail. Gives the rows as they are then: has_other_slug when the old one was taken, and a deleted row has no updated_at.';

create function public.restore_version(entry bigint, unchanged_since timestamptz default null, before_change boolean default false)
  returns table (resource text, id bigint, slug text, has_other_slug boolean, updated_at timestamptz)
  language sql security invoker rows 1 set search_path = ''
begin atomic
  select restored.* from private.restore_rows(private.version_step(entry, unchanged_since, before_change)) as restored;
end;
comment on function public.restore_version is
  'For administrators: the row becomes again what it was after this change, or before it, if before_change or if it is a deletion; a deleted row is brought back. Refused with PT412 when its updated_at is not unchanged_since, which null leaves unasked.';

create function public.undo_changes(entries bigint[])
  returns table (resource text, id bigint, slug text, has_other_slug boolean, updated_at timestamptz)
  language sql security invoker rows 20 set search_path = ''
begin atomic
  select restored.* from private.restore_rows(private.undo_steps(entries)) as restored;
end;
comment on function public.undo_changes is
  'For administrators: takes these changes back, all or none. Refused with PT412 when something that they changed was changed since.';

create function public.undo_transaction(transaction text)
  returns table (resource text, id bigint, slug text, has_other_slug boolean, updated_at timestamptz)
  language sql security invoker rows 20 set search_path = ''
begin atomic
  select restored.* from private.restore_rows(private.undo_steps(private.entries_of(transaction))) as restored;
end;
comment on function public.undo_transaction is 'For administrators: takes back all changes of a transaction, as undo_changes does.';

revoke execute on function private.version_step, private.restore_rows from public;
grant execute on function private.version_step, private.restore_rows to authenticated;
revoke execute on function public.restore_version, public.undo_changes, public.undo_transaction from public, anon;
grant execute on function public.restore_version, public.undo_changes, public.undo_transaction to authenticated;
