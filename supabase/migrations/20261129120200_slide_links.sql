-- The slides that lead nowhere get an address, unless somebody gave them one or other words. That is nobody's change.
alter table public.home_slides disable trigger add_to_history, disable trigger touch_updated_at;
update public.home_slides set link = '/kurumsal/hakkimizda'
  where link is null and image_url = '/slaytlar/bogaz.svg' and title = 'NDS Mezunlar Derneği';
update public.home_slides set link = '/kurumsal/nds-edebiyat-odulu'
  where link is null and image_url = '/slaytlar/kutuphane.svg' and title = 'NDS Mezunlar Derneği';
alter table public.home_slides enable trigger add_to_history, enable trigger touch_updated_at;
