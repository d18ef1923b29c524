-- `supabase db lint` checks each function alone. It reported what the conditions of two triggers rule out.

create or replace function private.keep_search_index() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_index where kind = tg_argv[0] and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.search_index (kind, id, visible_from, visible_until, dated_at, words)
      select kind, id, visible_from, visible_until, dated_at, private.search_vector(title, body)
      from private.searchable where kind = tg_argv[0] and id = new.id
      on conflict (kind, id) do update
        set visible_from = excluded.visible_from, visible_until = excluded.visible_until, dated_at = excluded.dated_at,
          words = excluded.words;
    if tg_argv[0] = 'event' then
      -- The entry of an event is found from the same moment on.
      update private.search_index as entry set visible_from = events.published_at
        from public.events join public.calendar on calendar.event_id = events.id
        where events.id = new.id and entry.kind = 'calendar' and entry.id = calendar.id;
    end if;
  end if;
  return null;
end
$$;

-- Security definer because nobody else reads the history.
create or replace function private.take_back_identity() returns trigger
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
