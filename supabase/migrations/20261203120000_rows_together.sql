-- Rows that belong together are written together: the repetitions of an event, those that follow one, a new term of the board. All of them
-- or none, in one transaction, which the history takes back whole.

alter table public.events add column series_id uuid;
alter table public.calendar add column series_id uuid;
comment on column public.events.series_id is 'Events that repeat one another have the same; null for one that stands alone.';
comment on column public.calendar.series_id is 'Entries that repeat one another have the same; null for one that stands alone.';
create index events_series_id_idx on public.events (series_id, starts_at) where series_id is not null;
create index calendar_series_id_idx on public.calendar (series_id, date) where series_id is not null;
-- The tables' policies decide about rows: writers repeat drafts and change those of a series that are drafts.
grant insert (series_id), update (series_id) on public.events, public.calendar to authenticated;

alter table private.saves add column written jsonb;
comment on column private.saves.written is 'What a request wrote that wrote several rows: their ids and versions. A repeated request gets it again.';

-- Security definer because nobody else reads saves.
create function private.written_before(key uuid, resource text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role(resource);
  -- A request that is still under way with the same key is waited for.
  perform pg_advisory_xact_lock(hashtextextended(key::text, 0));
  return (
    select saved.written from private.saves as saved
    where saved.key = written_before.key and saved.resource = written_before.resource and saved.saved_by = auth.uid()
  );
end
$$;
comment on function private.written_before is 'What an earlier request with this key wrote; null when there was none.';

-- Runs as whoever asks, who may use nothing else of the schema private.
create function private.write_rows(resource text, rows jsonb, before jsonb) returns jsonb
  language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  target constant text := format('public.%I', resource);
  step jsonb;
  wanted jsonb;
  present jsonb;
  slug_limit integer;
  is_taken boolean;
  columns text;
  written jsonb := '[]';
begin
  if before is not null then return before; end if;
  if jsonb_array_length(rows) not between 1 and 100 then
    raise exception using errcode = 'PT400', message = 'between 1 and 100 rows are written together';
  end if;
  for step in select value from jsonb_array_elements(rows) loop
    wanted := nullif(step -> 'values', 'null');
    select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(wanted) as key;

    if nullif(step -> 'id', 'null') is null then
      -- A slug that another row has gets a suffix, as in the form.
      if wanted ? 'slug' then
        select substring(pg_get_constraintdef(oid) from '<= (\d+)')::integer into slug_limit
          from pg_constraint where conrelid = target::regclass and conname = resource || '_slug_length';
        loop
          execute format('select exists (select from %s where slug = $1)', target) into is_taken using wanted ->> 'slug';
          exit when not is_taken;
          wanted := wanted || jsonb_build_object('slug',
            rtrim(left(step -> 'values' ->> 'slug', slug_limit - 5), '-') || '-' || left(md5(random()::text), 4));
        end loop;
      end if;
      execute format(
        'insert into %s as entry (%s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning to_jsonb(entry)', target, columns)
        into present using wanted;
    else
      execute format('select to_jsonb(entry) from %s as entry where id = $1', target) into present using (step ->> 'id')::bigint;
      -- To delete a row that is gone needs nothing.
      continue when present is null and wanted is null;
      if present is null then
        raise exception using errcode = 'PT410', message = format('row %s of %I is gone', step ->> 'id', resource), detail = step ->> 'id';
      end if;
      -- The version is asked of the row that is written, for which a writer before us is waited for.
      if wanted is null then
        execute format('delete from %s as entry where id = $1 and updated_at = coalesce($2, updated_at) returning to_jsonb(entry)', target)
          into present using (step ->> 'id')::bigint, (step ->> 'version')::timestamptz;
      else
        execute format(
          'update %s as entry set (%s) = (select %2$s from jsonb_populate_record(null::%1$s, $3))
            where id = $1 and updated_at = coalesce($2, updated_at) returning to_jsonb(entry)', target, columns)
          into present using (step ->> 'id')::bigint, (step ->> 'version')::timestamptz, wanted;
      end if;
      if present is null then
        execute format('select to_jsonb(entry) from %s as entry where id = $1', target) into present using (step ->> 'id')::bigint;
        if (present ->> 'updated_at')::timestamptz = (step ->> 'version')::timestamptz or step ->> 'version' is null then
          raise insufficient_privilege using message = format('row %s of %I may not be written', step ->> 'id', resource);
        end if;
        raise exception using errcode = 'PT412', message = format('row %s of %I was changed since', step ->> 'id', resource),
          detail = step ->> 'id';
      end if;
    end if;
    written := written || jsonb_build_array(jsonb_build_object(
      'id', present -> 'id', 'updated_at', case when wanted is not null then present -> 'updated_at' end));
  end loop;
  return written;
end
$$;
comment on function private.write_rows is
  'Writes rows in their order, all or none, unless they were written before. Gives the id of each and its version, which a deleted one has not.';

-- Security definer because nobody else writes saves.
create function private.keep_written(key uuid, resource text, written jsonb) returns table (id bigint, updated_at timestamptz)
  language plpgsql security definer rows 20 set search_path = '' as $$
begin
  if written <> '[]' then
    insert into private.saves (key, resource, row_id, saved_by, written)
      values (keep_written.key, keep_written.resource, (written -> 0 ->> 'id')::bigint, auth.uid(), keep_written.written)
      on conflict on constraint saves_key_pkey do nothing;
    if not found and not exists (
      select from private.saves as saved
      where saved.key = keep_written.key and saved.resource = keep_written.resource and saved.saved_by = auth.uid()
        and saved.written = keep_written.written
    ) then
      raise exception using errcode = 'PT423', message = 'a row was saved with this key before';
    end if;
  end if;
  return query
    select (entry.value ->> 'id')::bigint, (entry.value ->> 'updated_at')::timestamptz
    from jsonb_array_elements(written) with ordinality as entry (value, place)
    order by entry.place;
end
$$;
comment on function private.keep_written is 'Remembers what a request wrote, so that it writes once, and gives it as rows.';
revoke execute on function private.written_before, private.write_rows, private.keep_written from public;
grant execute on function private.written_before, private.write_rows, private.keep_written to authenticated;

create function public.write_together(key uuid, resource text, rows text)
  returns table (id bigint, updated_at timestamptz)
  language sql security invoker rows 20 set search_path = ''
begin atomic
  select kept.id, kept.updated_at
  from private.keep_written(key, resource, private.write_rows(resource, rows::jsonb, private.written_before(key, resource))) as kept;
end;
comment on function public.write_together is
  'For administrators, and for writers where there are drafts: writes up to 100 rows of a table, all or none, under the policies of the table. rows is JSON as text, which every server passes on alike: each with id (null adds), version (its updated_at; null leaves it unasked) and values (null deletes). A repeated key writes nothing and gives what was written. Refused with PT410 when a row is gone, with PT412 when it was changed since, and with PT423 when the key is of another save.';
revoke execute on function public.write_together from public, anon;
grant execute on function public.write_together to authenticated;
