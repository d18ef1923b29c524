-- What the search shows of an event begins with its place, apart from the sentences; and of a document's page a salutation
-- does not stand alone.

create or replace view private.searchable with (security_invoker = true) as
  select 'announcement' as kind, id, title collate "default" as title, null as slug, null as link, published_at as visible_from,
    published_at as dated_at,
    concat_ws(' ', lead, excerpt, private.plain_text(body)) as body, null as status, null::timestamptz as visible_until,
    concat_ws(' ', lead, excerpt, private.prose_text(body)) as prose
  from public.announcements
  union all
  select 'event', id, title collate "default", slug, null, published_at, starts_at,
    concat_ws(' ', case when status <> 'planned' then status_note end, lead, excerpt, location collate "default",
      private.plain_text(body)),
    status, null,
    concat_ws(' · ', location collate "default",
      nullif(concat_ws(' ', case when status <> 'planned' then status_note end, lead, excerpt, private.prose_text(body)), ''))
  from public.events
  union all
  select 'news', id, coalesce(title collate "default", left(private.plain_text(description), 120)), slug, link, published_at, published_at,
    coalesce(private.plain_text(description), ''), null, null, coalesce(private.prose_text(description), '')
  from public.alumni_news
  union all
  select 'perk', id, business_name collate "default", null, null, published_at, null,
    concat_ws(' · ', category, discount, district, city, alumnus_name) collate "default", null, null, null
  from public.member_perks
  union all
  select 'bulletin', id,
    (array['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'])[month]
      || ' ' || year || ' bülteni',
    null, pdf_url, '-infinity', make_date(year, month, 1)::timestamp at time zone 'Europe/Istanbul', '', null, null, null
  from public.bulletins
  union all
  select 'calendar', id, title collate "default", null, null,
    case when event_id is null then '-infinity' else (select published_at from public.events where events.id = event_id) end,
    date::timestamp at time zone 'Europe/Istanbul', '', (select status from public.events where events.id = event_id), null, null
  from public.calendar
  union all
  select 'member', id, full_name collate "default", null, null, term_from::timestamp at time zone 'Europe/Istanbul', null,
    concat_ws(' · ', role,
      case body when 'audit' then 'Denetim kurulu' else 'Yönetim kurulu' end
        || case seat when 'substitute' then ' yedek üyesi' else ' asıl üyesi' end) collate "default",
    null, (term_to + 1)::timestamp at time zone 'Europe/Istanbul', null
  from public.board_members
  union all
  select 'recipient', id, (first_name || ' ' || last_name) collate "default", null, null, '-infinity', null,
    concat_ws(' · ', title, profession, nds_surname, nds_year) collate "default", null, null, null
  from public.award_recipients
  union all
  select 'book', id, title collate "default", null, null, make_date(year, 1, 1)::timestamp at time zone 'Europe/Istanbul', null,
    concat_ws(' · ', year, author, caption) collate "default", null, null, null
  from public.literature_awards
  union all
  select 'archive', id, (label || ' ' || year || ' bülteni') collate "default", null, file_url, '-infinity',
    make_date(year, 1, 1)::timestamp at time zone 'Europe/Istanbul', '', null, null, null
  from public.bulletin_archive;

create or replace function private.sentence(value text, terms private.search_term[]) returns text
  language sql stable parallel safe set search_path = ''
begin atomic
  with shown as (
    select part.marked
    from regexp_split_to_table(private.highlight(value, terms, 'HighlightAll=true'), '(?<=[.!?…])[[:space:]]+|(?<!,)\n+')
      with ordinality as part (marked, place)
    where strpos(part.marked, chr(2)) > 0
    order by part.place
    limit 1
  )
  -- A list or a table has none.
  select case when length(max(shown.marked)) <= 300 then max(shown.marked) else private.snippet(value, terms) end from shown;
end;
