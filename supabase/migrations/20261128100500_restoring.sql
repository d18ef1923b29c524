-- Bringing back what was. The steps are read by functions that ask for the administrator's right; they are carried out as whoever
-- asks, under row-level security and column grants. A restored state is a change like any other, and can itself be undone.
--
-- Refusals: PT404, there is no such entry (it may be purged). PT409, a unique value is taken. PT410, the row is gone and the history
-- does not have all of it. PT412, the row was changed since. PT422, the values were erased. PostgREST answers each with the status in its
-- code.

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
  if chosen.is_erased then
    raise exception using errcode = 'PT422', message = 'the values of this entry were erased', detail = chosen.id::text;
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

-- Security definer because nobody else reads the history.
create function private.undo_steps(entries bigint[]) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  steps jsonb;
  erased bigint;
begin
  perform private.require_admin();
  select jsonb_agg(jsonb_build_object(
      'entry', undone.id, 'table', undone.table_name, 'id', undone.row_id,
      'row', undone.before, 'is_whole', undone.operation = 'delete', 'only_if_gone', undone.operation = 'delete',
      'expected', undone.after) order by undone.id desc),
      max(undone.id) filter (where undone.is_erased)
    into steps, erased
    from private.history as undone where undone.id = any (entries) and undone.row_id is not null;
  if steps is null or jsonb_array_length(steps) < (select count(distinct entry) from unnest(entries) as entry) then
    raise exception using errcode = 'PT404', message = 'the history has no such entry';
  end if;
  if erased is not null then
    raise exception using errcode = 'PT422', message = 'the values of this entry were erased', detail = erased::text;
  end if;
  return steps;
end
$$;
comment on function private.undo_steps is 'What takes changes back, the last change first.';

-- Security definer because nobody else reads the history.
create function private.entries_of(transaction text) returns bigint[]
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select array_agg(id) from private.history
    where history.transaction = entries_of.transaction::xid8
      and changed_at = (select max(changed_at) from private.history as same where same.transaction = entries_of.transaction::xid8)
  );
end
$$;
comment on function private.entries_of is 'The changes of one transaction.';

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

    -- Read by the triggers of private.keep_history and by clear_sample_mark.
    perform set_config('history.restores', step ->> 'entry', true);
    perform set_config('history.was_sample', coalesce(wanted ->> 'is_sample', present ->> 'is_sample', ''), true);
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
    perform set_config('history.was_sample', '', true);

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
revoke execute on function private.version_step, private.undo_steps, private.entries_of, private.restore_rows from public;
grant execute on function private.version_step, private.undo_steps, private.entries_of, private.restore_rows to authenticated;
revoke execute on function public.restore_version, public.undo_changes, public.undo_transaction from public, anon;
grant execute on function public.restore_version, public.undo_changes, public.undo_transaction to authenticated;
