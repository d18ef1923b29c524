-- The bucket of all uploads. Public: anyone reads a file whose address they know; listing is a policy.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 15 * 1024 * 1024,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'application/pdf'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.media_type(object_name text) returns text
  language sql immutable parallel safe set search_path = ''
  return case
    when object_name ~ '^bulletins/[A-Za-z0-9][A-Za-z0-9_-]{0,119}\.pdf$' then 'application/pdf'
    when object_name ~ '^(announcements|announcements/hero_bg|events|events/hero_bg|alumni_news|perks)/[A-Za-z0-9][A-Za-z0-9_-]{0,119}\.(png|jpg|jpeg|webp|avif|gif)$'
      then 'image/' || replace(substring(object_name from '[a-z]+$'), 'jpg', 'jpeg')
  end;
comment on function private.media_type is
  'The type a file of this name must have, or null when folder, name or extension is not allowed. One plain ASCII name with one extension, so that no server guesses another type.';

create function private.is_media_file(object_name text, metadata jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return private.media_type(object_name) = coalesce(metadata ->> 'mimetype', private.media_type(object_name));
comment on function private.is_media_file is
  'True when folder, name and extension are allowed and the declared type, if the storage server tells it, fits them.';
