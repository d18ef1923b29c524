-- Events, alumni news and member perks can be drafts or wait for their time, as announcements can.

alter table public.events add column published_at timestamptz;
alter table public.alumni_news add column published_at timestamptz;
alter table public.member_perks add column published_at timestamptz;

-- What is there was public from the beginning. Changing the type writes the column without an update, which would advance
-- updated_at and stand in the history.
alter table public.events alter column published_at type timestamptz using least(created_at, now());
alter table public.alumni_news alter column published_at type timestamptz using least(created_at, now());
alter table public.member_perks alter column published_at type timestamptz using least(created_at, now());

-- Programs that know of no drafts go on publishing what they add.
alter table public.events alter column published_at set default now();
alter table public.alumni_news alter column published_at set default now();
alter table public.member_perks alter column published_at set default now();

comment on column public.events.published_at is 'Null is a draft, the future is scheduled, otherwise visible to everyone.';
comment on column public.alumni_news.published_at is 'Null is a draft, the future is scheduled, otherwise visible to everyone.';
comment on column public.member_perks.published_at is 'Null is a draft, the future is scheduled, otherwise visible to everyone.';

grant insert (published_at), update (published_at) on public.events, public.alumni_news, public.member_perks to authenticated;

-- The version of the content, the feeds; the back office's published and scheduled ones.
create index events_published_at_idx on public.events (published_at desc nulls last, id desc);
create index alumni_news_published_at_idx on public.alumni_news (published_at desc nulls last, id desc);
create index member_perks_published_at_idx on public.member_perks (published_at desc nulls last, id desc);
-- The feeds read events by their publication now.
drop index public.events_created_at_idx;
-- The back office's drafts, in the order of its lists.
create index events_draft_idx on public.events (starts_at desc nulls last, id desc) where published_at is null;
create index alumni_news_draft_idx on public.alumni_news (created_at desc nulls last, id desc) where published_at is null;
create index member_perks_draft_idx on public.member_perks (idx, created_at desc nulls last, id desc) where published_at is null;

-- Visitors see what is published and not scheduled for later.
drop policy "Everyone reads events" on public.events;
create policy "Visitors read published events" on public.events
  for select to anon
  using (published_at <= now());
drop policy "Everyone reads alumni news" on public.alumni_news;
create policy "Visitors read published alumni news" on public.alumni_news
  for select to anon
  using (published_at <= now());
drop policy "Everyone reads member perks" on public.member_perks;
create policy "Visitors read published member perks" on public.member_perks
  for select to anon
  using (published_at <= now());

-- Signed-in users see the same as visitors; administrators see drafts and scheduled ones, too.
create policy "Users read published events, administrators all" on public.events
  for select to authenticated
  using (published_at <= now() or (select public.is_admin()));
create policy "Users read published alumni news, administrators all" on public.alumni_news
  for select to authenticated
  using (published_at <= now() or (select public.is_admin()));
create policy "Users read published member perks, administrators all" on public.member_perks
  for select to authenticated
  using (published_at <= now() or (select public.is_admin()));

-- Whoever sees an event sees its calendar entry; everyone sees the entries that belong to no event. A scalar subquery looks one row
-- up; for exists() PostgreSQL would read all events first.
drop policy "Everyone reads calendar entries" on public.calendar;
create policy "Everyone reads calendar entries of visible events" on public.calendar
  for select to anon, authenticated
  using (event_id is null or (select true from public.events where events.id = event_id));

-- Whoever sees a page sees its former addresses.
drop policy "Everyone reads former addresses" on public.slug_history;
create policy "Everyone reads former addresses of visible rows" on public.slug_history
  for select to anon, authenticated
  using (
    case resource
      when 'events' then (select true from public.events where events.id = row_id)
      when 'alumni_news' then (select true from public.alumni_news where alumni_news.id = row_id)
    end
  );

-- Calendars hear of the end of those events only that they could see. One that is taken back or put off ends for them, too.
create or replace trigger cancel_event after delete on public.events for each row
  when (old.starts_at is not null and old.published_at <= now())
  execute function private.cancel_event();
drop trigger cancel_undated_event on public.events;
create trigger cancel_hidden_event after update on public.events for each row
  when (old.starts_at is not null and old.published_at <= now()
    and (new.starts_at is not null and new.published_at <= now()) is not true)
  execute function private.cancel_event();
comment on column public.calendar_cancellations.event_id is 'The event that was deleted or hidden, or that lost its day.';

create or replace function public.content_version(moment timestamptz) returns text
  language sql stable security invoker set search_path = ''
  return concat_ws(' ', private.latest_content_write(),
    -- Row-level security goes by the database's clock, the site's reads by the server's: each decides by its own.
    (select max(published_at) from public.announcements where published_at <= now()),
    (select max(published_at) from public.announcements where published_at <= moment),
    -- The site leaves these to row-level security alone.
    (select max(published_at) from public.events where published_at <= now()),
    (select max(published_at) from public.alumni_news where published_at <= now()),
    (select max(published_at) from public.member_perks where published_at <= now()),
    (select max(featured_until) from public.announcements where featured_home and featured_until <= moment),
    (select max(featured_until) from public.events where featured_home and featured_until <= moment),
    (now() at time zone 'Europe/Istanbul')::date,
    (select string_agg(id::text, ',' order by id) from public.home_slides
      where coalesce(shown_from <= now(), true) and coalesce(shown_to > now(), true)),
    (select string_agg(id::text, ',' order by id) from public.home_slides
      where coalesce(shown_from <= moment, true) and coalesce(shown_to > moment, true)));
