-- The history and the mark of sample content: a change of the mark is no change of the row, and a restored version has the mark that it
-- had. Entries keep the mark, and lists leave it out.

-- Security definer because nobody may write the history. In UTC because moments are compared as they are written.
create or replace function private.add_to_history() returns trigger
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

-- Security definer because nobody else reads the history.
create or replace function private.take_back_identity() returns trigger
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

create or replace function public.row_history(resource text, row_id bigint, before_id bigint default null, max_results integer default 50)
  returns table (id bigint, operation text, before jsonb, after jsonb, restores bigint, transaction text,
    changed_by uuid, person text, changed_at timestamptz)
  language plpgsql stable security definer rows 50 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select entry.id, entry.operation,
      case entry.operation when 'update' then entry.before - 'is_sample' else entry.before end,
      case entry.operation when 'update' then entry.after - 'is_sample' else entry.after end,
      entry.restores, entry.transaction::text,
      entry.changed_by, private.person_name(entry.changed_by), entry.changed_at
    from private.history as entry
    where entry.table_name = row_history.resource and entry.row_id = row_history.row_id
      and (row_history.before_id is null or entry.id < row_history.before_id)
    order by entry.id desc
    limit private.page_size(row_history.max_results);
end
$$;

create or replace function public.recent_changes(before_id bigint default null, max_results integer default 20)
  returns table (id bigint, resource text, row_id bigint, title text, operation text, changed_columns text[],
    before jsonb, after jsonb, is_present boolean, restores bigint, transaction text,
    changed_by uuid, person text, changed_at timestamptz)
  language plpgsql stable security definer rows 20 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select entry.id, entry.table_name, entry.row_id, entry.title, entry.operation,
      case entry.operation when 'update' then array(select jsonb_object_keys(entry.after - 'is_sample')) end,
      case entry.operation when 'update' then private.short_values(entry.before - 'is_sample') end,
      private.short_values(entry.after - 'is_sample'),
      private.is_present(entry.table_name, entry.row_id),
      entry.restores, entry.transaction::text, entry.changed_by, private.person_name(entry.changed_by), entry.changed_at
    from private.history as entry
    where recent_changes.before_id is null or entry.id < recent_changes.before_id
    order by entry.id desc
    limit private.page_size(recent_changes.max_results);
end
$$;

-- Runs as whoever asks, who may use nothing else of the schema private.
create or replace function private.restore_rows(steps jsonb)
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
