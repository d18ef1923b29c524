-- What a picture shows, for those who do not see it. Null has not been described yet, '' is decoration.

create function private.is_gallery_alt(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return case
    when jsonb_typeof(value) = 'object' then not exists (
      select from jsonb_each(value) as entry
      where jsonb_typeof(entry.value) <> 'string' or not private.is_web_address(entry.key)
    )
    else false
  end;
comment on function private.is_gallery_alt is
  'True for a JSON object that gives texts to web addresses or site paths.';

create function private.longest_text(value jsonb) returns integer
  language sql immutable parallel safe set search_path = ''
  return (select coalesce(max(char_length(entry.value)), 0) from jsonb_each_text(value) as entry);
comment on function private.longest_text is 'How many characters the longest value of a JSON object has.';

alter table public.announcements
  add column cover_alt text,
  add constraint announcements_cover_alt_length check (char_length(cover_alt) <= 300);
alter table public.events
  add column cover_alt text,
  add column gallery_alt jsonb not null default '{}',
  add constraint events_cover_alt_length check (char_length(cover_alt) <= 300),
  add constraint events_gallery_alt_format check (private.is_gallery_alt(gallery_alt)),
  add constraint events_gallery_alt_length check (private.longest_text(gallery_alt) <= 300);
alter table public.alumni_news
  add column image_alt text,
  add column cover_alt text,
  add constraint alumni_news_image_alt_length check (char_length(image_alt) <= 300),
  add constraint alumni_news_cover_alt_length check (char_length(cover_alt) <= 300);

comment on column public.announcements.cover_alt is 'What the cover shows; '''' is decoration, null not described yet.';
comment on column public.events.cover_alt is 'What the cover shows; '''' is decoration, null not described yet.';
comment on column public.events.gallery_alt is 'What the pictures of the gallery show, by their address; '''' is decoration, a missing one not described yet.';
comment on column public.alumni_news.image_alt is 'What the picture of the card shows; '''' is decoration, null not described yet.';
comment on column public.alumni_news.cover_alt is 'What the picture of the page shows; '''' is decoration, null not described yet.';

comment on function private.trim_text is
  'Trims the columns named by the trigger: those that must not be null, and those in which '''' means something else than null.';
create or replace trigger trim_text before insert or update on public.announcements for each row
  execute function private.trim_text('title', 'cover_alt');
create or replace trigger trim_text before insert or update on public.events for each row
  execute function private.trim_text('title', 'slug', 'cover_alt');
create trigger trim_text before insert or update on public.alumni_news for each row
  execute function private.trim_text('image_alt', 'cover_alt');

grant insert (cover_alt), update (cover_alt) on public.announcements to authenticated;
grant insert (cover_alt, gallery_alt), update (cover_alt, gallery_alt) on public.events to authenticated;
grant insert (image_alt, cover_alt), update (image_alt, cover_alt) on public.alumni_news to authenticated;
