-- Lists that are sorted by a text follow the Turkish alphabet: Can, Çınar, Demir. A hosted project compares texts as English does, the
-- embedded database compares them by code point. Only the texts that a list is sorted by have this collation: it also changes which
-- letters a pattern without case matches, so functions get their texts with the default one.

-- A column cannot be changed while a view or a trigger's condition reads it.
drop function public.site_search;
drop view private.searchable;
drop trigger keep_calendar on public.events;

alter table public.announcements alter column title type text collate "tr-x-icu";
alter table public.events
  alter column title type text collate "tr-x-icu",
  alter column location type text collate "tr-x-icu";
alter table public.calendar alter column title type text collate "tr-x-icu";
alter table public.alumni_news alter column title type text collate "tr-x-icu";
alter table public.member_perks
  alter column business_name type text collate "tr-x-icu",
  alter column category type text collate "tr-x-icu",
  alter column discount type text collate "tr-x-icu";
alter table public.board_members
  alter column full_name type text collate "tr-x-icu",
  alter column role type text collate "tr-x-icu";
alter table public.award_recipients
  alter column first_name type text collate "tr-x-icu",
  alter column last_name type text collate "tr-x-icu",
  alter column nds_surname type text collate "tr-x-icu",
  alter column title type text collate "tr-x-icu",
  alter column profession type text collate "tr-x-icu";
alter table public.literature_awards
  alter column title type text collate "tr-x-icu",
  alter column author type text collate "tr-x-icu";
alter table public.home_slides alter column title type text collate "tr-x-icu";
alter table public.dues alter column note type text collate "tr-x-icu";
alter table public.bulletin_archive alter column label type text collate "tr-x-icu";

create trigger keep_calendar after update on public.events for each row
  when ((old.title, old.starts_at, old.in_calendar) is distinct from (new.title, new.starts_at, new.in_calendar))
  execute function private.keep_calendar();

create view private.searchable with (security_invoker = true) as
  select 'announcement' as kind, id, title collate "default" as title, null as slug, null as link, published_at as visible_from,
    published_at as dated_at,
    coalesce(private.plain_text(concat_ws(' ', lead, excerpt, body)), '') as body, null as status, null::timestamptz as visible_until
  from public.announcements
  union all
  select 'event', id, title collate "default", slug, null, published_at, starts_at,
    coalesce(private.plain_text(concat_ws(' ', case when status <> 'planned' then status_note end, lead, excerpt,
      location collate "default", body)), ''),
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
comment on view private.searchable is
  'Everything that site_search finds, as text. visible_from is null for a draft, visible_until for what stays.';
grant select on private.searchable to anon, authenticated, service_role;

create function public.site_search(q text, max_results integer default 10)
  returns table (kind text, id bigint, title text, slug text, link text, dated_on date, snippet text, rank real, found bigint, status text)
  language sql stable security invoker rows 60 set search_path = ''
begin atomic
  with typed as materialized (
    select private.search_terms(q) as terms
  ),
  hit as materialized (
    select met.*, typed.terms
    from typed, private.search_hits(private.search_query(typed.terms), least(greatest(max_results, 1), 50)) as met
  )
  select hit.kind, hit.id, private.highlight(entry.title, hit.terms, 'HighlightAll=true'), entry.slug, entry.link,
    (entry.dated_at at time zone 'Europe/Istanbul')::date, private.snippet(left(entry.body, 20000), hit.terms),
    hit.rank, hit.found, entry.status
  from hit
  join private.searchable as entry on entry.kind = hit.kind and entry.id = hit.id
  order by hit.rank desc, entry.dated_at desc nulls last, hit.kind, hit.id desc;
end;
comment on function public.site_search is
  'What visitors may read and what was typed: at most max_results (50) of each kind, best first. Title and snippet are plain text with the words that were met between the characters 2 and 3; found says how many of the kind match, up to 200; status says whether an event, or the event of a calendar entry, takes place as announced.';
revoke execute on function public.site_search from public;
grant execute on function public.site_search to anon, authenticated, service_role;
