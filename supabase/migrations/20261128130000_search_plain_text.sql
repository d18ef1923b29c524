-- Only a body is HTML: "<b>" in a title, a lead or an excerpt is what somebody wrote, and is found and shown.

create or replace view private.searchable with (security_invoker = true) as
  select 'announcement' as kind, id, title collate "default" as title, null as slug, null as link, published_at as visible_from,
    published_at as dated_at,
    concat_ws(' ', lead, excerpt, private.plain_text(body)) as body, null as status, null::timestamptz as visible_until
  from public.announcements
  union all
  select 'event', id, title collate "default", slug, null, published_at, starts_at,
    concat_ws(' ', case when status <> 'planned' then status_note end, lead, excerpt, location collate "default",
      private.plain_text(body)),
    status, null
  from public.events
  union all
  select 'news', id, coalesce(title collate "default", left(private.plain_text(description), 120)), slug, link, published_at, published_at,
    coalesce(private.plain_text(description), ''), null, null
  from public.alumni_news
  union all
  select 'perk', id, business_name collate "default", null, null, published_at, null,
    concat_ws(' · ', category, discount, alumnus_name) collate "default", null, null
  from public.member_perks
  union all
  select 'bulletin', id,
    (array['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'])[month]
      || ' ' || year || ' bülteni',
    null, pdf_url, '-infinity', make_date(year, month, 1)::timestamp at time zone 'Europe/Istanbul', '', null, null
  from public.bulletins
  union all
  select 'calendar', id, title collate "default", null, null,
    case when event_id is null then '-infinity' else (select published_at from public.events where events.id = event_id) end,
    date::timestamp at time zone 'Europe/Istanbul', '', (select status from public.events where events.id = event_id), null
  from public.calendar
  union all
  select 'member', id, full_name collate "default", null, null, term_from::timestamp at time zone 'Europe/Istanbul', null,
    concat_ws(' · ', role,
      case body when 'audit' then 'Denetim kurulu' else 'Yönetim kurulu' end
        || case seat when 'substitute' then ' yedek üyesi' else ' asıl üyesi' end) collate "default",
    null, (term_to + 1)::timestamp at time zone 'Europe/Istanbul'
  from public.board_members
  union all
  select 'recipient', id, (first_name || ' ' || last_name) collate "default", null, null, '-infinity', null,
    concat_ws(' · ', title, profession, nds_surname, nds_year) collate "default", null, null
  from public.award_recipients
  union all
  select 'book', id, title collate "default", null, null, make_date(year, 1, 1)::timestamp at time zone 'Europe/Istanbul', null,
    concat_ws(' · ', year, author, caption) collate "default", null, null
  from public.literature_awards;

-- PostgreSQL's parser leaves tags out. Control characters stand in for the angle brackets meanwhile.
create or replace function private.highlight(value text, terms private.search_term[], options text) returns text
  language sql stable parallel safe set search_path = ''
begin atomic
  with written as (
    select tsvector_to_array(to_tsvector('pg_catalog.simple', translate(value, '<>', '  '))) as words
  ),
  met as (
    select distinct pair.word
    -- All words are folded at once, because calling a function for each would take longer than the rest of the search.
    from written, unnest(written.words, string_to_array(private.fold(array_to_string(written.words, ' ')), ' ')) as pair (word, folded),
      unnest(terms) as term
    where pair.folded = term.word
      or (term.is_last and starts_with(pair.folded, term.word))
      -- Taking endings off changes no letter of what is left but the last.
      or (starts_with(pair.folded, left(term.stem, -1)) and private.stem(pair.word) = term.stem)
  )
  select translate(ts_headline('pg_catalog.simple', translate(value, '<>' || chr(2) || chr(3), chr(4) || chr(5)),
    -- A query that meets nothing, because an empty one makes PostgreSQL complain.
    coalesce(string_agg(quote_literal(met.word), ' | '), quote_literal(chr(2)))::tsquery,
    format('StartSel="%s", StopSel="%s", %s', chr(2), chr(3), options)), chr(4) || chr(5), '<>')
  from met;
end;

update private.search_index as entry set words = private.search_vector(found.title, found.body)
  from private.searchable as found
  where found.kind = entry.kind and found.id = entry.id and found.kind in ('announcement', 'event');
