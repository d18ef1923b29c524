-- The end of the history after 30 days, at once for one row, and of the files that nothing shows any more.

create function private.purge_history() returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  purged bigint;
begin
  delete from private.history where changed_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  return purged;
end
$$;
comment on function private.purge_history is 'Deletes what is older than 30 days; gives how many changes that were.';
revoke execute on function private.purge_history from public;

create function public.erase_history(resource text, row_id bigint) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  erased bigint;
begin
  perform private.require_admin();
  delete from private.history where table_name = erase_history.resource and history.row_id = erase_history.row_id;
  get diagnostics erased = row_count;
  return erased;
end
$$;
comment on function public.erase_history is
  'For administrators: forgets all changes of a row at once, for personal data. A deleted row cannot be brought back then.';

create function private.shown_files() returns setof text
  language plpgsql stable security definer set search_path = '' as $$
declare
  source regclass;
begin
  for source in
    select 'private.history'::regclass
    union all
    select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  loop
    return query execute format(
      $query$
        select distinct replace(found[1], '%%2F', '/')
        from %s as entry, regexp_matches(entry::text, 'public/media/([A-Za-z0-9_/.%%-]+)', 'g') as found
      $query$, source);
  end loop;
end
$$;
comment on function private.shown_files is
  'The names of the files of the bucket that any row or kept version shows, in whatever column: as a picture, in an album, in a text.';
revoke execute on function private.shown_files from public;

create function private.unused_files() returns setof text
  language sql stable security definer set search_path = '' as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'media' and object.created_at < now() - interval '30 days'
    and object.name not in (select private.shown_files())
$$;
comment on function private.unused_files is
  'The files older than 30 days that nothing shows. Younger ones may belong to a draft, which a browser keeps that long.';
revoke execute on function private.unused_files from public;

create function public.unused_files(names text[] default null) returns setof text
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if names is null then
    return query select private.unused_files();
  else
    return query select name from unnest(names) as name where name not in (select private.shown_files());
  end if;
end
$$;
comment on function public.unused_files is
  'For administrators: those of the named files that no row and no kept version shows. Without names, the files that can be removed: nothing shows them, and they are older than 30 days.';

revoke execute on function public.erase_history, public.unused_files from public, anon;
grant execute on function public.erase_history, public.unused_files to authenticated;

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
