-- The bucket of all uploads. Public: anyone reads a file whose address they know; listing is a policy.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 50 * 1024 * 1024,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'application/pdf'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- Rows, so that a new content type adds its own in its migration.
create table private.media_folders (
  folder text not null,
  content text not null,
  constraint media_folders_folder_content_pkey primary key (folder, content),
  constraint media_folders_folder_format check (folder ~ '^[a-z0-9_]+(/[a-z0-9_]+)?$'),
  constraint media_folders_content_kind check (content in ('image', 'pdf'))
);
comment on table private.media_folders is 'Where files may be uploaded, and what kinds of file each folder takes.';

insert into private.media_folders (folder, content) values
  ('announcements', 'image'),
  ('announcements/hero_bg', 'image'),
  ('events', 'image'),
  ('events/hero_bg', 'image'),
  ('alumni_news', 'image'),
  ('perks', 'image'),
  ('bulletins', 'pdf'),
  ('board_members', 'image'),
  ('literature_awards', 'image'),
  ('home_slides', 'image'),
  ('bulletin_archive', 'pdf');

-- Security definer because API roles may not read the schema private.
create function private.media_type(object_name text) returns text
  language sql stable security definer parallel safe set search_path = ''
  return (
    select case folder.content
        when 'pdf' then 'application/pdf'
        else 'image/' || replace(file.extension, 'jpg', 'jpeg')
      end
    from (
      select substring(object_name from '^(.*)/[^/]+$') as folder, substring(object_name from '[a-z]+$') as extension
      where object_name ~ '/[A-Za-z0-9][A-Za-z0-9_-]{0,119}\.(pdf|png|jpg|jpeg|webp|avif|gif)$'
    ) as file
    join private.media_folders as folder
      on folder.folder = file.folder
      and folder.content = case file.extension when 'pdf' then 'pdf' else 'image' end
  );
comment on function private.media_type is
  'The type a file of this name must have, or null when folder, name or extension is not allowed. One plain ASCII name with one extension, so that no server guesses another type.';

create function private.is_media_file(object_name text, metadata jsonb) returns boolean
  language sql stable parallel safe set search_path = ''
  return private.media_type(object_name) = coalesce(metadata ->> 'mimetype', private.media_type(object_name))
    and (
      private.media_type(object_name) = 'application/pdf'
      or coalesce((metadata ->> 'contentLength')::bigint, 0) <= 15 * 1024 * 1024
    );
comment on function private.is_media_file is
  'True when folder, name and extension are allowed, and the declared type and length, if the storage server tells them, fit them: pictures have 15 MB at most, PDFs what the bucket allows.';

-- Files of other buckets are none of these policies' business: nothing allows them.

-- Only administrators list files. Reading by address needs no policy: the bucket is public.
create policy "Administrators list media" on storage.objects
  for select to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));

-- Only administrators upload, only into the folders of the site, only fitting types.
create policy "Administrators upload media" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'media' and (select public.is_admin()) and private.is_media_file(name, metadata));

-- Only administrators overwrite, and only pictures of alumni news: elsewhere a new file gets a new name.
create policy "Administrators overwrite pictures of alumni news" on storage.objects
  for update to authenticated
  using (bucket_id = 'media' and (select public.is_admin()) and (storage.foldername(name))[1] = 'alumni_news')
  with check (bucket_id = 'media' and (select public.is_admin()) and (storage.foldername(name))[1] = 'alumni_news' and private.is_media_file(name, metadata));

-- Only administrators delete files.
create policy "Administrators delete media" on storage.objects
  for delete to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));

-- Which files nothing shows any more.

create table private.erased_files (
  name text not null,
  constraint erased_files_name_pkey primary key (name)
);
alter table private.erased_files enable row level security;
comment on table private.erased_files is 'The files that only erased entries showed. They go at once, however young they are.';

create function private.files_in(value text) returns setof text
  language sql immutable set search_path = ''
begin atomic
  select distinct replace(found[1], '%2F', '/')
    from regexp_matches(value, 'public/media/([A-Za-z0-9_/.%-]+)', 'g') as found;
end;
comment on function private.files_in is 'The names of the files of the bucket whose addresses stand in a text.';

-- Security definer because nobody else reads the history.
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

-- Security definer because nobody else reads the history and erased files.
create function private.unused_files() returns setof text
  language sql stable security definer set search_path = '' as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'media'
    and (object.created_at < now() - interval '30 days' or object.name in (select erased.name from private.erased_files as erased))
    and object.name not in (select private.shown_files())
$$;
comment on function private.unused_files is
  'The files that nothing shows and that are older than 30 days or were erased. Other younger ones may belong to a draft, which a browser keeps that long.';
revoke execute on function private.unused_files from public;

-- Security definer because nobody else reads the history and erased files.
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
  'For administrators: those of the named files that no row and no kept version shows. Without names, the files that can be removed: nothing shows them, and they are older than 30 days or were erased.';

-- Security definer because nobody else may change the history. Nobody hides a change: an administrator erases values, for personal data;
-- who did what and when stays, and the erasure is an entry itself.
create function public.erase_history(resource text, row_id bigint) returns setof text
  language plpgsql security definer rows 10 set search_path = '' as $$
declare
  erased bigint;
  files text[];
begin
  perform private.require_admin();
  if erase_history.resource = any (private.protected_tables()) then
    raise insufficient_privilege using message = format('the history of %I is kept for two years', erase_history.resource);
  end if;
  with kept as (
    select entry.id, entry::text as written from private.history as entry
    where entry.table_name = erase_history.resource and entry.row_id = erase_history.row_id and not entry.is_erased
    for update
  ), emptied as (
    update private.history as entry
      set title = null, before = null, after = null, former_slugs = null, is_erased = true
      from kept where entry.id = kept.id
      returning kept.written
  )
  select count(distinct emptied.written), array_agg(distinct file) into erased, files
    from emptied left join lateral private.files_in(emptied.written) as file on true;
  if erased = 0 then return; end if;
  insert into private.history (table_name, row_id, operation, is_erased, changed_by)
    values (erase_history.resource, erase_history.row_id, 'erase', true, auth.uid());
  return query
    insert into private.erased_files as waiting (name)
      select object.name from storage.objects as object
      where object.bucket_id = 'media' and object.name = any (files) and object.name not in (select private.shown_files())
      on conflict (name) do update set name = excluded.name
      returning waiting.name;
end
$$;
comment on function public.erase_history is
  'For administrators: erases the values of all changes of a row, for personal data; a deleted row cannot be brought back then. Who did what and when stays, and so does the erasure. Gives the files that only these changes showed, which are to be removed at once. Refused with 42501 for settings, dues and rights.';
revoke execute on function public.erase_history, public.unused_files from public, anon;
grant execute on function public.erase_history, public.unused_files to authenticated;
