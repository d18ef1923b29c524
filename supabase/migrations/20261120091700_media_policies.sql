-- Files of other buckets are none of these policies' business: nothing allows them.

-- Only administrators list files. Reading by address needs no policy: the bucket is public.
create policy "Administrators list media" on storage.objects
  for select to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));

-- Only administrators upload, only into the folders of the site, only fitting types.
create policy "Administrators upload media" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'media' and (select public.is_admin()) and private.is_media_file(name, metadata));

-- Only administrators overwrite, and only pictures of alumni news: elsewhere a new file gets a new name.
create policy "Administrators overwrite pictures of alumni news" on storage.objects
  for update to authenticated
  using (bucket_id = 'media' and (select public.is_admin()) and (storage.foldername(name))[1] = 'alumni_news')
  with check (bucket_id = 'media' and (select public.is_admin()) and (storage.foldername(name))[1] = 'alumni_news' and private.is_media_file(name, metadata));

-- Only administrators delete files.
create policy "Administrators delete media" on storage.objects
  for delete to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));
