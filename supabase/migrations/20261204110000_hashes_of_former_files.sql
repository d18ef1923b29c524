-- Files from before hashes were kept: the purge reads them, some at a time, so that their bytes are offered as the existing file, too.

create function public.unhashed_files() returns setof text
  language sql volatile security definer rows 100 set search_path = '' as $$
  select object.name from storage.objects as object
  left join public.files as fact on fact.name = object.name
  where object.bucket_id = 'media' and fact.hash is null and fact.redirect is null
  -- One that cannot be read is not in the way of others.
  order by random()
  limit 100
$$;
comment on function public.unhashed_files is 'For the service role: names of files whose bytes the library does not know, 100 at most.';

create function public.note_hash(name text, hash text) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into public.files as fact (name, hash) values (note_hash.name, note_hash.hash)
    on conflict on constraint files_name_pkey do update set hash = excluded.hash where fact.hash is null;
end;
comment on function public.note_hash is 'For the service role: says the SHA-256 of a file''s bytes, once.';
revoke execute on function public.unhashed_files, public.note_hash from public, anon, authenticated;
grant execute on function public.unhashed_files, public.note_hash to service_role;
