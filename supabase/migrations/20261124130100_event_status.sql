-- An event that does not take place, or not when it was announced, stays where it is and says so.

alter table public.events
  add column status text not null default 'planned',
  add column status_note text,
  add constraint events_status_option check (status in ('planned', 'cancelled', 'postponed')),
  add constraint events_status_note_length check (char_length(status_note) <= 200);
comment on column public.events.status is 'Whether it takes place as announced.';
comment on column public.events.status_note is 'A sentence about a cancellation or a postponement.';

create or replace trigger trim_text before insert or update on public.events for each row
  execute function private.trim_text('title', 'slug', 'cover_alt', 'status');
create or replace trigger blank_to_null before insert or update on public.events for each row
  execute function private.blank_to_null('lead', 'excerpt', 'body', 'cover_url', 'hero_bg_url', 'location', 'status_note');

grant insert (status, status_note), update (status, status_note) on public.events to authenticated;
