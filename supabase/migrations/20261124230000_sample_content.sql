-- The demo's announcements, events, days, bulletins, news and perks are sample content, too. Nobody but the service role marks them.

alter table public.announcements add column is_sample boolean not null default false;
alter table public.events add column is_sample boolean not null default false;
alter table public.calendar add column is_sample boolean not null default false;
alter table public.bulletins add column is_sample boolean not null default false;
alter table public.alumni_news add column is_sample boolean not null default false;
alter table public.member_perks add column is_sample boolean not null default false;
comment on column public.announcements.is_sample is 'True until an administrator edits the sample content.';
comment on column public.events.is_sample is 'True until an administrator edits the sample content.';
comment on column public.calendar.is_sample is 'True until an administrator edits the sample content. The entry of a sample event is not marked: it goes with the event.';
comment on column public.bulletins.is_sample is 'True until an administrator edits the sample content.';
comment on column public.alumni_news.is_sample is 'True until an administrator edits the sample content.';
comment on column public.member_perks.is_sample is 'True until an administrator edits the sample content.';

-- Security definer because API roles may not look into the schema auth.
create or replace function private.clear_sample_mark() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  was_sample constant text := nullif(current_setting('history.was_sample', true), '');
begin
  if was_sample is not null then
    new.is_sample := was_sample;
  -- What triggers write is nobody's edit, and a new place in the list makes nobody real.
  elsif auth.uid() is not null and pg_trigger_depth() = 1
    and to_jsonb(new) -> 'idx' is not distinct from to_jsonb(old) -> 'idx' then
    new.is_sample := false;
  end if;
  return new;
end
$$;
comment on function private.clear_sample_mark is
  'What an administrator has edited is no longer sample content; a restored version has the mark that it had.';

create trigger clear_sample_mark before update on public.announcements for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.events for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.calendar for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.bulletins for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.alumni_news for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.member_perks for each row execute function private.clear_sample_mark();

-- Runs as whoever asks, under row-level security.
create function public.sample_rows(max_rows integer default 10)
  returns table (resource text, total bigint, first_rows jsonb)
  language plpgsql stable security invoker rows 20 set search_path = '' as $$
declare
  target record;
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
  for target in
    select named.relname as name from pg_class as named
      join pg_attribute as marked on marked.attrelid = named.oid and marked.attname = 'is_sample' and not marked.attisdropped
      where named.relnamespace = 'public'::regnamespace and named.relkind in ('r', 'p')
      order by named.relname
  loop
    return query execute format(
      'select %L, max(entry.total), jsonb_agg(entry.columns order by entry.id)
        from (
          select id, count(*) over () as total,
            (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(marked)) where length(value::text) <= 300) as columns
          from public.%I as marked
          where is_sample
          order by id
          limit $1
        ) as entry
        having count(*) > 0',
      target.name, target.name) using least(greatest(max_rows, 1), 100);
  end loop;
end
$$;
comment on function public.sample_rows is
  'For administrators: which tables still have sample content, how many rows, and the first of them without their long texts.';
revoke execute on function public.sample_rows from public, anon;
grant execute on function public.sample_rows to authenticated;
