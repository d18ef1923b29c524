-- The folders of the media bucket, as rows: a new content type adds its own in its migration.

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
  ('bulletins', 'pdf');

-- Security definer because API roles may not read the schema private.
create or replace function private.media_type(object_name text) returns text
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

create or replace function private.is_media_file(object_name text, metadata jsonb) returns boolean
  language sql stable parallel safe set search_path = ''
  return private.media_type(object_name) = coalesce(metadata ->> 'mimetype', private.media_type(object_name));
