-- One index per order in which pages and the back office read, written exactly as they write it: PostgreSQL takes an
-- index for an order only when the nulls stand at the same end, even in a column that has none. The id at the end is
-- the back office's, whose pages must not share rows. These stand in the place of the orders of the first migrations.

-- The site's list and carousel; the back office's published and scheduled ones.
drop index public.announcements_published_at_idx;
create index announcements_published_at_idx on public.announcements (published_at desc nulls last, created_at desc nulls last, id desc);
-- The back office's list.
drop index public.announcements_created_at_idx;
create index announcements_created_at_idx on public.announcements (created_at desc nulls last, id desc);
-- The back office's drafts: few, and anywhere among the others.
create index announcements_draft_idx on public.announcements (created_at desc nulls last, id desc) where published_at is null;

-- The site's list and carousel; the back office's list.
drop index public.events_starts_at_idx;
create index events_starts_at_idx on public.events (starts_at desc nulls last, created_at desc nulls last, id desc);
-- The calendar file tells of events that still go on, however long ago they began.
create index events_ends_at_idx on public.events (ends_at);
-- The feeds.
create index events_created_at_idx on public.events (created_at desc nulls last, id desc);

-- The site's list, the feeds; the back office's list.
drop index public.alumni_news_created_at_idx;
create index alumni_news_created_at_idx on public.alumni_news (created_at desc nulls last, id desc);

-- The site's list; the back office's, whole and of one category. Nothing reads perks by their age alone.
drop index public.member_perks_idx_idx;
create index member_perks_idx_idx on public.member_perks (idx, created_at desc nulls last, id desc);
drop index public.member_perks_category_idx;
create index member_perks_category_idx on public.member_perks (category, idx, created_at desc nulls last, id desc);
drop index public.member_perks_created_at_idx;

-- What changed last: the back office's overview and the sitemap. Bulletins need none: there is one for a month at most.
create index announcements_updated_at_idx on public.announcements (updated_at desc nulls last, id desc);
create index events_updated_at_idx on public.events (updated_at desc nulls last, id desc);
create index calendar_updated_at_idx on public.calendar (updated_at desc nulls last, id desc);
create index alumni_news_updated_at_idx on public.alumni_news (updated_at desc nulls last, id desc);
create index member_perks_updated_at_idx on public.member_perks (updated_at desc nulls last, id desc);

-- In PL/pgSQL, which plans its query once per connection: in SQL it was planned for every statement of an administrator.
create or replace function public.is_admin() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.profiles where user_id = (select auth.uid()) and is_admin);
end
$$;
