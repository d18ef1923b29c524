-- The search finds what is published, and says which events are cancelled or postponed.

create or replace view private.searchable with (security_invoker = true) as
  select 'announcement' as kind, id, title, null as slug, null as link, published_at as visible_from, published_at as dated_at,
    coalesce(private.plain_text(concat_ws(' ', lead, excerpt, body)), '') as body, null as status
  from public.announcements
  union all
  select 'event', id, title, slug, null, published_at, starts_at,
    coalesce(private.plain_text(concat_ws(' ', case when status <> 'planned' then status_note end, lead, excerpt, location, body)), ''), status
  from public.events
  union all
  select 'news', id, coalesce(title, left(private.plain_text(description), 120)), slug, link, published_at, published_at,
    coalesce(private.plain_text(description), ''), null
  from public.alumni_news
  union all
  select 'perk', id, business_name, null, null, published_at, null,
    concat_ws(' · ', category, discount, alumnus_name), null
  from public.member_perks
  union all
  select 'bulletin', id,
    (array['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'])[month]
      || ' ' || year || ' bülteni',
    null, pdf_url, '-infinity', make_date(year, month, 1)::timestamp at time zone 'Europe/Istanbul', '', null
  from public.bulletins
  union all
  select 'calendar', id, title, null, null,
    case when event_id is null then '-infinity' else (select published_at from public.events where events.id = event_id) end,
    date::timestamp at time zone 'Europe/Istanbul', '', (select status from public.events where events.id = event_id)
  from public.calendar;

create or replace function private.keep_search_index() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_index where kind = tg_argv[0] and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.search_index
      select kind, id, visible_from, dated_at, private.search_vector(title, body)
      from private.searchable where kind = tg_argv[0] and id = new.id
      on conflict (kind, id) do update
        set visible_from = excluded.visible_from, dated_at = excluded.dated_at, words = excluded.words;
    if tg_argv[0] = 'event' then
      -- The entry of an event is found from the same moment on.
      update private.search_index as entry set visible_from = new.published_at
        from public.calendar where calendar.event_id = new.id and entry.kind = 'calendar' and entry.id = calendar.id;
    end if;
  end if;
  return null;
end
$$;

-- Rows that were there before.
update private.search_index as entry set visible_from = source.visible_from, dated_at = source.dated_at
  from private.searchable as source
  where source.kind = entry.kind and source.id = entry.id and entry.kind in ('event', 'news', 'perk', 'calendar');

drop function public.site_search;
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
