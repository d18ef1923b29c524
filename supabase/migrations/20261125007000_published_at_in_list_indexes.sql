-- The indexes behind ordered lists also hold the moment of publication. PostgreSQL then passes over the rows that a policy or a filter
-- leaves out without fetching them from the table.

drop index public.announcements_created_at_idx;
create index announcements_created_at_idx on public.announcements (created_at desc nulls last, id desc, published_at);
drop index public.events_starts_at_idx;
create index events_starts_at_idx on public.events (starts_at desc nulls last, created_at desc nulls last, id desc, published_at);
drop index public.alumni_news_created_at_idx;
create index alumni_news_created_at_idx on public.alumni_news (created_at desc nulls last, id desc, published_at);
drop index public.member_perks_idx_idx;
create index member_perks_idx_idx on public.member_perks (idx, created_at desc nulls last, id desc, published_at);

-- The search goes back from the newest entry. What is scheduled for later comes first there, and is nobody's.
drop index private.search_index_dated_at_idx;
create index search_index_dated_at_idx on private.search_index (dated_at desc nulls last, visible_from);
