-- Pages change when a slide's time begins or ends, and when a day begins that is the first of a term or of a year.

create or replace function public.content_version(moment timestamptz) returns text
  language sql stable security invoker set search_path = ''
  return concat_ws(' ', private.latest_content_write(),
    -- Row-level security goes by the database's clock, the site's reads by the server's: each decides by its own.
    (select max(published_at) from public.announcements where published_at <= now()),
    (select max(published_at) from public.announcements where published_at <= moment),
    (select max(featured_until) from public.announcements where featured_home and featured_until <= moment),
    (select max(featured_until) from public.events where featured_home and featured_until <= moment),
    (now() at time zone 'Europe/Istanbul')::date,
    (select string_agg(id::text, ',' order by id) from public.home_slides
      where coalesce(shown_from <= now(), true) and coalesce(shown_to > now(), true)),
    (select string_agg(id::text, ',' order by id) from public.home_slides
      where coalesce(shown_from <= moment, true) and coalesce(shown_to > moment, true)));
comment on function public.content_version is
  'The moment for which a server makes pages; a text that is another one after every write, on every day, and when the time of something visible has come: its publication, or the end of its place on the home page.';
