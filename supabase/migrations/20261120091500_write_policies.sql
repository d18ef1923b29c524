-- Only administrators write content. No policy lets anyone write a profile through the API:
-- the trigger makes it, and the service role appoints administrators.

-- Only administrators add announcements.
create policy "Administrators add announcements" on public.announcements
  for insert to authenticated
  with check ((select public.is_admin()));

-- Only administrators change announcements.
create policy "Administrators change announcements" on public.announcements
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

-- Only administrators delete announcements.
create policy "Administrators delete announcements" on public.announcements
  for delete to authenticated
  using ((select public.is_admin()));

-- Only administrators add events.
create policy "Administrators add events" on public.events
  for insert to authenticated
  with check ((select public.is_admin()));

-- Only administrators change events.
create policy "Administrators change events" on public.events
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

-- Only administrators delete events.
create policy "Administrators delete events" on public.events
  for delete to authenticated
  using ((select public.is_admin()));

-- Only administrators add calendar entries.
create policy "Administrators add calendar entries" on public.calendar
  for insert to authenticated
  with check ((select public.is_admin()));

-- Only administrators change calendar entries.
create policy "Administrators change calendar entries" on public.calendar
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

-- Only administrators delete calendar entries.
create policy "Administrators delete calendar entries" on public.calendar
  for delete to authenticated
  using ((select public.is_admin()));

-- Only administrators add bulletins.
create policy "Administrators add bulletins" on public.bulletins
  for insert to authenticated
  with check ((select public.is_admin()));

-- Only administrators change bulletins.
create policy "Administrators change bulletins" on public.bulletins
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

-- Only administrators delete bulletins.
create policy "Administrators delete bulletins" on public.bulletins
  for delete to authenticated
  using ((select public.is_admin()));

-- Only administrators add alumni news.
create policy "Administrators add alumni news" on public.alumni_news
  for insert to authenticated
  with check ((select public.is_admin()));

-- Only administrators change alumni news.
create policy "Administrators change alumni news" on public.alumni_news
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

-- Only administrators delete alumni news.
create policy "Administrators delete alumni news" on public.alumni_news
  for delete to authenticated
  using ((select public.is_admin()));

-- Only administrators add member perks.
create policy "Administrators add member perks" on public.member_perks
  for insert to authenticated
  with check ((select public.is_admin()));

-- Only administrators change member perks.
create policy "Administrators change member perks" on public.member_perks
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));

-- Only administrators delete member perks.
create policy "Administrators delete member perks" on public.member_perks
  for delete to authenticated
  using ((select public.is_admin()));
