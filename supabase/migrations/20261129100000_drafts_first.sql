-- Nothing is published by being added: a row without a moment of publication is a draft in every table.
alter table public.events alter column published_at drop default;
alter table public.alumni_news alter column published_at drop default;
alter table public.member_perks alter column published_at drop default;

-- A draft may be half done. What visitors cannot do without binds from the moment that a row is published or scheduled.
alter table public.alumni_news
  drop constraint alumni_news_link_required,
  add constraint alumni_news_link_required check (
    published_at is null or slug is not null or (link is not null and link ~* '^https?://')
  );
comment on column public.alumni_news.link is
  'The source elsewhere: http(s) or a site path. A published row without a slug needs one on another site.';
alter table public.events
  drop constraint events_starts_at_calendar,
  add constraint events_starts_at_calendar check (published_at is null or starts_at is not null or not in_calendar);
comment on column public.events.in_calendar is
  'Has an entry in the calendar on the day it starts in Istanbul, kept by triggers. A draft may wait for its day.';

create or replace function private.keep_calendar() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.in_calendar and new.starts_at is not null then
    insert into public.calendar (title, date, event_id)
      values (new.title, (new.starts_at at time zone 'Europe/Istanbul')::date, new.id)
      on conflict (event_id) do update set title = excluded.title, date = excluded.date;
  else
    delete from public.calendar where event_id = new.id;
  end if;
  return null;
end
$$;
