-- A news item has a page of its own, or its card leads straight to its source on another site.

-- Until now a row could have neither. Its page keeps its number as an address, which redirects to the slug.
update public.alumni_news set slug = 'haber-' || id || '-' || left(md5(random()::text), 4)
  where slug is null and (link is null or link !~* '^https?://');

alter table public.alumni_news
  add constraint alumni_news_link_required check (slug is not null or (link is not null and link ~* '^https?://'));

comment on column public.alumni_news.slug is
  'Last part of the page''s address; null when the card leads straight to the source. At most 140 characters.';
comment on column public.alumni_news.link is
  'The source elsewhere: http(s) or a site path. A row without a slug needs one on another site.';
