-- One index per order in which pages or the back office read.

create index announcements_published_at_idx on public.announcements (published_at desc nulls last, created_at desc);
create index announcements_created_at_idx on public.announcements (created_at desc);
create index announcements_featured_home_idx on public.announcements (featured_until) where featured_home;
create index announcements_created_by_idx on public.announcements (created_by);

create index events_starts_at_idx on public.events (starts_at desc nulls last, created_at desc);
create index events_featured_home_idx on public.events (featured_until) where featured_home;

create index calendar_date_idx on public.calendar (date);

create index alumni_news_created_at_idx on public.alumni_news (created_at desc);

create index member_perks_idx_idx on public.member_perks (idx, created_at desc);
create index member_perks_created_at_idx on public.member_perks (created_at desc);
create index member_perks_category_idx on public.member_perks (category);
