-- Columns and verbs; the policies below decide about rows. Nobody but the service role marks sample content.

revoke all on public.board_members, public.award_recipients, public.literature_awards, public.home_slides, public.dues, public.bulletin_archive
  from anon, authenticated;
grant all on public.board_members, public.award_recipients, public.literature_awards, public.home_slides, public.dues, public.bulletin_archive
  to service_role;
grant select on public.board_members, public.award_recipients, public.literature_awards, public.home_slides, public.dues, public.bulletin_archive
  to anon, authenticated;
grant insert (full_name, role, body, seat, photo_url, term_from, term_to, idx),
      update (full_name, role, body, seat, photo_url, term_from, term_to, idx), delete
  on public.board_members to authenticated;
grant insert (first_name, last_name, nds_surname, nds_year, title, profession, award_year),
      update (first_name, last_name, nds_surname, nds_year, title, profession, award_year), delete
  on public.award_recipients to authenticated;
grant insert (year, author, title, language, cover_url, cover_alt, caption),
      update (year, author, title, language, cover_url, cover_alt, caption), delete
  on public.literature_awards to authenticated;
grant insert (image_url, image_alt, title, subtitle, link, shown_from, shown_to, idx),
      update (image_url, image_alt, title, subtitle, link, shown_from, shown_to, idx), delete
  on public.home_slides to authenticated;
grant insert (year, annual_fee, entry_fee, note), update (year, annual_fee, entry_fee, note), delete
  on public.dues to authenticated;
grant insert (year, label, file_url, idx), update (year, label, file_url, idx), delete
  on public.bulletin_archive to authenticated;

-- Days and years begin in Istanbul. Reads have two policies where the future is hidden, because visitors may not call is_admin().

create policy "Visitors read members whose term has begun" on public.board_members
  for select to anon
  using (term_from <= (now() at time zone 'Europe/Istanbul')::date);
create policy "Users read members whose term has begun, administrators all" on public.board_members
  for select to authenticated
  using (term_from <= (now() at time zone 'Europe/Istanbul')::date or (select public.is_admin()));

create policy "Everyone reads award recipients" on public.award_recipients
  for select to anon, authenticated
  using (true);

create policy "Visitors read awards of years that have begun" on public.literature_awards
  for select to anon
  using (year <= extract(year from now() at time zone 'Europe/Istanbul'));
create policy "Users read awards of years that have begun, administrators all" on public.literature_awards
  for select to authenticated
  using (year <= extract(year from now() at time zone 'Europe/Istanbul') or (select public.is_admin()));

create policy "Visitors read slides within their time" on public.home_slides
  for select to anon
  using (coalesce(shown_from <= now(), true) and coalesce(shown_to > now(), true));
create policy "Users read slides within their time, administrators all" on public.home_slides
  for select to authenticated
  using (coalesce(shown_from <= now(), true) and coalesce(shown_to > now(), true) or (select public.is_admin()));

create policy "Visitors read dues of years that have begun" on public.dues
  for select to anon
  using (year <= extract(year from now() at time zone 'Europe/Istanbul'));
create policy "Users read dues of years that have begun, administrators all" on public.dues
  for select to authenticated
  using (year <= extract(year from now() at time zone 'Europe/Istanbul') or (select public.is_admin()));

create policy "Everyone reads the bulletin archive" on public.bulletin_archive
  for select to anon, authenticated
  using (true);

-- Only administrators write.
create policy "Administrators add board members" on public.board_members
  for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change board members" on public.board_members
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));
create policy "Administrators delete board members" on public.board_members
  for delete to authenticated
  using ((select public.is_admin()));

create policy "Administrators add award recipients" on public.award_recipients
  for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change award recipients" on public.award_recipients
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));
create policy "Administrators delete award recipients" on public.award_recipients
  for delete to authenticated
  using ((select public.is_admin()));

create policy "Administrators add literature awards" on public.literature_awards
  for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change literature awards" on public.literature_awards
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));
create policy "Administrators delete literature awards" on public.literature_awards
  for delete to authenticated
  using ((select public.is_admin()));

create policy "Administrators add slides" on public.home_slides
  for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change slides" on public.home_slides
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));
create policy "Administrators delete slides" on public.home_slides
  for delete to authenticated
  using ((select public.is_admin()));

create policy "Administrators add dues" on public.dues
  for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change dues" on public.dues
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));
create policy "Administrators delete dues" on public.dues
  for delete to authenticated
  using ((select public.is_admin()));

create policy "Administrators add archived bulletins" on public.bulletin_archive
  for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change archived bulletins" on public.bulletin_archive
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));
create policy "Administrators delete archived bulletins" on public.bulletin_archive
  for delete to authenticated
  using ((select public.is_admin()));

-- Where their files are uploaded.
insert into private.media_folders (folder, content) values
  ('board_members', 'image'),
  ('literature_awards', 'image'),
  ('home_slides', 'image'),
  ('bulletin_archive', 'pdf');
