-- PDFs of bulletins may have 50 MB: scanned issues are larger than pictures ever are.

update storage.buckets set file_size_limit = 50 * 1024 * 1024 where id = 'media';

create or replace function private.is_media_file(object_name text, metadata jsonb) returns boolean
  language sql stable parallel safe set search_path = ''
  return private.media_type(object_name) = coalesce(metadata ->> 'mimetype', private.media_type(object_name))
    and (
      private.media_type(object_name) = 'application/pdf'
      or coalesce((metadata ->> 'contentLength')::bigint, 0) <= 15 * 1024 * 1024
    );
comment on function private.is_media_file is
  'True when folder, name and extension are allowed, and the declared type and length, if the storage server tells them, fit them: pictures have 15 MB at most, PDFs what the bucket allows.';
