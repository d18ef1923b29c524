-- Where a business is, and its site.
alter table public.member_perks
  add column city text collate "tr-x-icu",
  add column district text collate "tr-x-icu",
  add column address text,
  add column website text,
  add constraint member_perks_city_length check (char_length(city) <= 60),
  add constraint member_perks_district_length check (char_length(district) <= 60),
  add constraint member_perks_address_length check (char_length(address) <= 200),
  add constraint member_perks_website_format check (private.is_web_address(website));
comment on column public.member_perks.city is 'The city of the business, by which visitors filter; null for one that serves everywhere.';
comment on column public.member_perks.district is 'The district within the city.';
comment on column public.member_perks.address is 'Street and number, without district and city.';
comment on column public.member_perks.website is 'The site of the business: http(s) or a site path.';
grant insert (city, district, address, website), update (city, district, address, website) on public.member_perks to authenticated;

create or replace trigger blank_to_null before insert or update on public.member_perks for each row
  execute function private.blank_to_null('category', 'discount_code', 'contact_phone', 'contact_email', 'alumnus_name', 'logo_url',
    'city', 'district', 'address', 'website', 'lines:', 'discount');
create or replace trigger tidy_links before insert or update on public.member_perks for each row
  execute function private.tidy_links('website');
create or replace trigger keep_row_words after insert or update or delete on public.member_perks for each row
  execute function private.keep_row_words('business_name', 'discount', 'alumnus_name', 'city', 'district');
alter table public.member_perks enable always trigger keep_row_words;

-- A bulletin's first page as a picture.
alter table public.bulletins
  add column cover_url text,
  add constraint bulletins_cover_url_format check (private.is_web_address(cover_url));
alter table public.bulletin_archive
  add column cover_url text,
  add constraint bulletin_archive_cover_url_format check (private.is_web_address(cover_url));
comment on column public.bulletins.cover_url is 'The first page as a picture: http(s) or a site path; null when there is none.';
comment on column public.bulletin_archive.cover_url is 'The first page as a picture: http(s) or a site path; null when there is none.';
grant insert (cover_url), update (cover_url) on public.bulletins, public.bulletin_archive to authenticated;
create trigger blank_to_null before insert or update on public.bulletins for each row
  execute function private.blank_to_null('cover_url');
create trigger blank_to_null before insert or update on public.bulletin_archive for each row
  execute function private.blank_to_null('cover_url');
insert into private.media_folders (folder, content) values ('bulletins', 'image'), ('bulletin_archive', 'image');
