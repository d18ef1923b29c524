-- Names are <table>_<column>_<kind>: the back office finds the field to blame in the name.

alter table public.announcements
  add constraint announcements_title_required check (title <> ''),
  add constraint announcements_title_length check (char_length(title) <= 200),
  add constraint announcements_lead_length check (char_length(lead) <= 500),
  add constraint announcements_excerpt_length check (char_length(excerpt) <= 500),
  add constraint announcements_body_length check (char_length(body) <= 100000),
  add constraint announcements_cover_url_format check (private.is_web_address(cover_url)),
  add constraint announcements_hero_bg_url_format check (private.is_web_address(hero_bg_url));

alter table public.events
  add constraint events_title_required check (title <> ''),
  add constraint events_title_length check (char_length(title) <= 200),
  add constraint events_slug_length check (char_length(slug) <= 80),
  add constraint events_slug_format check (private.is_slug(slug)),
  add constraint events_lead_length check (char_length(lead) <= 500),
  add constraint events_excerpt_length check (char_length(excerpt) <= 500),
  add constraint events_body_length check (char_length(body) <= 100000),
  add constraint events_cover_url_format check (private.is_web_address(cover_url)),
  add constraint events_hero_bg_url_format check (private.is_web_address(hero_bg_url)),
  add constraint events_ends_at_order check (ends_at >= starts_at),
  add constraint events_location_length check (char_length(location) <= 200),
  add constraint events_gallery_format check (private.is_gallery(gallery)),
  add constraint events_gallery_length check (jsonb_array_length(gallery) <= 60);

alter table public.calendar
  add constraint calendar_title_required check (title <> ''),
  add constraint calendar_title_length check (char_length(title) <= 200),
  add constraint calendar_date_range check (date between '1987-01-01' and '2100-12-31');

alter table public.bulletins
  add constraint bulletins_year_range check (year between 1987 and 2100),
  add constraint bulletins_month_range check (month between 1 and 12),
  add constraint bulletins_pdf_url_format check (private.is_web_address(pdf_url));

alter table public.alumni_news
  add constraint alumni_news_title_required check (title is not null or description is not null),
  add constraint alumni_news_title_length check (char_length(title) <= 200),
  add constraint alumni_news_slug_length check (char_length(slug) <= 140),
  add constraint alumni_news_slug_format check (private.is_slug(slug)),
  add constraint alumni_news_description_length check (char_length(description) <= 100000),
  add constraint alumni_news_link_format check (private.is_web_address(link)),
  add constraint alumni_news_image_url_format check (private.is_web_address(image_url)),
  add constraint alumni_news_cover_url_format check (private.is_web_address(cover_url));

alter table public.member_perks
  add constraint member_perks_business_name_required check (business_name <> ''),
  add constraint member_perks_business_name_length check (char_length(business_name) <= 120),
  add constraint member_perks_category_length check (char_length(category) <= 60),
  add constraint member_perks_discount_length check (char_length(discount) <= 300),
  add constraint member_perks_discount_code_length check (char_length(discount_code) <= 60),
  add constraint member_perks_contact_phone_format check (private.is_phone(contact_phone)),
  add constraint member_perks_contact_email_format check (private.is_email(contact_email)),
  add constraint member_perks_alumnus_name_length check (char_length(alumnus_name) <= 120),
  add constraint member_perks_logo_url_format check (private.is_web_address(logo_url)),
  add constraint member_perks_idx_range check (idx between 0 and 999999);

alter table public.profiles
  add constraint profiles_full_name_length check (char_length(full_name) <= 120);
