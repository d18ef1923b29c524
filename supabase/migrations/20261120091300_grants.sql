-- Everything is taken away first, then given back column by column.
-- The row-level policies decide about rows; these grants decide about columns and verbs.

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

grant usage on schema public to anon, authenticated, service_role;
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;

-- Visitors read content; `select=*` is theirs too, as the specification's detail pages ask for all columns.
grant select on public.announcements, public.events, public.calendar, public.bulletins, public.alumni_news, public.member_perks
  to anon;

-- Signed-in users read content and their own profile.
grant select on public.announcements, public.events, public.calendar, public.bulletins, public.alumni_news, public.member_perks, public.profiles
  to authenticated;

-- Administrators write content. Ids and time stamps belong to the database;
-- created_by may be sent, but its trigger overrules it.
grant insert (title, lead, excerpt, body, cover_url, hero_bg_url, published_at, featured_home, featured_until, created_by),
      update (title, lead, excerpt, body, cover_url, hero_bg_url, published_at, featured_home, featured_until, created_by)
  on public.announcements to authenticated;
grant insert (title, slug, lead, excerpt, body, cover_url, hero_bg_url, starts_at, ends_at, location, gallery, featured_home, featured_until),
      update (title, slug, lead, excerpt, body, cover_url, hero_bg_url, starts_at, ends_at, location, gallery, featured_home, featured_until)
  on public.events to authenticated;
grant insert (title, date), update (title, date)
  on public.calendar to authenticated;
grant insert (year, month, pdf_url), update (year, month, pdf_url)
  on public.bulletins to authenticated;
grant insert (title, slug, description, link, image_url, cover_url),
      update (title, slug, description, link, image_url, cover_url)
  on public.alumni_news to authenticated;
grant insert (business_name, category, discount, discount_code, contact_phone, contact_email, alumnus_name, logo_url, idx),
      update (business_name, category, discount, discount_code, contact_phone, contact_email, alumnus_name, logo_url, idx)
  on public.member_perks to authenticated;
grant delete on public.announcements, public.events, public.calendar, public.bulletins, public.alumni_news, public.member_perks
  to authenticated;
grant usage on all sequences in schema public to authenticated;
