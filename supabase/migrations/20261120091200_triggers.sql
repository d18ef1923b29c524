-- PostgreSQL runs the triggers of one moment in the order of their names:
-- blank_to_null comes before default_values.

create trigger trim_text before insert or update on public.announcements for each row
  execute function private.trim_text('title');
create trigger trim_text before insert or update on public.events for each row
  execute function private.trim_text('title', 'slug');
create trigger trim_text before insert or update on public.calendar for each row
  execute function private.trim_text('title');
create trigger trim_text before insert or update on public.bulletins for each row
  execute function private.trim_text('pdf_url');
create trigger trim_text before insert or update on public.member_perks for each row
  execute function private.trim_text('business_name');

create trigger blank_to_null before insert or update on public.announcements for each row
  execute function private.blank_to_null('lead', 'excerpt', 'body', 'cover_url', 'hero_bg_url');
create trigger blank_to_null before insert or update on public.events for each row
  execute function private.blank_to_null('lead', 'excerpt', 'body', 'cover_url', 'hero_bg_url', 'location');
create trigger blank_to_null before insert or update on public.alumni_news for each row
  execute function private.blank_to_null('title', 'slug', 'description', 'link', 'image_url', 'cover_url');
create trigger blank_to_null before insert or update on public.member_perks for each row
  execute function private.blank_to_null('category', 'discount', 'discount_code', 'contact_phone', 'contact_email', 'alumnus_name', 'logo_url');
create trigger blank_to_null before insert or update on public.profiles for each row
  execute function private.blank_to_null('full_name');

create trigger default_values before insert or update on public.member_perks for each row
  execute function private.default_perk_values();
create trigger stamp_author before insert or update on public.announcements for each row
  execute function private.stamp_author();

create trigger touch_updated_at before update on public.announcements for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.events for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.calendar for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.bulletins for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.alumni_news for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.member_perks for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.profiles for each row execute function private.touch_updated_at();

create trigger on_auth_user_created after insert on auth.users for each row execute function private.create_profile();

-- Users who were there before this migration have a profile, too.
insert into public.profiles (user_id) select id from auth.users on conflict do nothing;
