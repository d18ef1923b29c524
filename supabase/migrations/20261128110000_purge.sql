-- Files are removed in one place: the purge. The embedded server runs it daily, and on a hosted project the function purge-files does.

create or replace function private.unused_files() returns setof text
  language sql stable security definer set search_path = '' as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'media'
    and (object.created_at < now() - interval '24 hours' or object.name in (select erased.name from private.erased_files as erased))
    and object.name not in (select private.shown_files())
$$;
comment on function private.unused_files is
  'The files that no row and no kept version shows: uploads that no row ever had, after 24 hours in which a form may be open; what only trash and history still used, when their time ends; and what was erased.';

drop function if exists public.unused_files(text[]);

create or replace function public.purge() returns text[]
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.purge_history();
  return array(select private.unused_files());
end
$$;
comment on function public.purge is
  'For the service role: deletes the history whose time has passed and gives the names of the files that the caller is to remove from the bucket media.';
revoke execute on function public.purge from public, anon, authenticated;
grant execute on function public.purge to service_role;
