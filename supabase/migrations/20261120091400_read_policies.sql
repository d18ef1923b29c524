-- Who may see and change which rows. One permissive policy per action and role;
-- what no policy allows is refused. Helpers stand in a subselect so that they run once per statement.

-- Visitors see announcements that are published and not scheduled for later.
create policy "Visitors read published announcements" on public.announcements
  for select to anon
  using (published_at <= now());

-- Signed-in users see the same as visitors; administrators see drafts and scheduled ones, too.
create policy "Users read published announcements, administrators all" on public.announcements
  for select to authenticated
  using (published_at <= now() or (select public.is_admin()));

-- Everyone sees all events.
create policy "Everyone reads events" on public.events
  for select to anon, authenticated
  using (true);

-- Everyone sees all calendar entries.
create policy "Everyone reads calendar entries" on public.calendar
  for select to anon, authenticated
  using (true);

-- Everyone sees all bulletins.
create policy "Everyone reads bulletins" on public.bulletins
  for select to anon, authenticated
  using (true);

-- Everyone sees all alumni news.
create policy "Everyone reads alumni news" on public.alumni_news
  for select to anon, authenticated
  using (true);

-- Everyone sees all member perks.
create policy "Everyone reads member perks" on public.member_perks
  for select to anon, authenticated
  using (true);

-- A user sees their own profile and nobody else's.
create policy "Users read their own profile" on public.profiles
  for select to authenticated
  using (user_id = (select auth.uid()));
