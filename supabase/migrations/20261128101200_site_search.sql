-- The search of the site: what can be found, and the words by which it is found.

-- The one list of what the search reads. Security invoker: whoever reads it sees what the tables show them.
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

create table private.search_index (
  kind text not null,
  id bigint not null,
  visible_from timestamptz,
  dated_at timestamptz,
  words tsvector not null,
  visible_until timestamptz,
  constraint search_index_kind_id_pkey primary key (kind, id)
) partition by list (kind);
-- A part for each kind, so that PostgreSQL knows for each how common a word is.
create table private.search_index_announcements partition of private.search_index for values in ('announcement');
create table private.search_index_events partition of private.search_index for values in ('event');
create table private.search_index_alumni_news partition of private.search_index for values in ('news');
create table private.search_index_member_perks partition of private.search_index for values in ('perk');
create table private.search_index_bulletins partition of private.search_index for values in ('bulletin');
create table private.search_index_calendar partition of private.search_index for values in ('calendar');
create table private.search_index_board_members partition of private.search_index for values in ('member');
create table private.search_index_award_recipients partition of private.search_index for values in ('recipient');
create table private.search_index_literature_awards partition of private.search_index for values in ('book');
alter table private.search_index enable row level security;
comment on table private.search_index is
  'The words of private.searchable, kept by triggers, because words computed for each search would be too slow.';

create index search_index_words_idx on private.search_index using gin (words);
-- For words that nearly everything has: the newest that match are found soon. What is scheduled for later comes first there, and is nobody's.
create index search_index_dated_at_idx on private.search_index (dated_at desc nulls last, visible_from);

-- Security definer because nobody else may write the index.
create function private.keep_search_index() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_index where kind = tg_argv[0] and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.search_index (kind, id, visible_from, visible_until, dated_at, words)
      select kind, id, visible_from, visible_until, dated_at, private.search_vector(title, body)
      from private.searchable where kind = tg_argv[0] and id = new.id
      on conflict (kind, id) do update
        set visible_from = excluded.visible_from, visible_until = excluded.visible_until, dated_at = excluded.dated_at,
          words = excluded.words;
    if tg_argv[0] = 'event' then
      -- The entry of an event is found from the same moment on.
      update private.search_index as entry set visible_from = events.published_at
        from public.events join public.calendar on calendar.event_id = events.id
        where events.id = new.id and entry.kind = 'calendar' and entry.id = calendar.id;
    end if;
  end if;
  return null;
end
$$;
comment on function private.keep_search_index is 'Keeps the words of a row. The trigger names its kind.';
revoke execute on function private.keep_search_index from public;

-- Always enabled: a restored backup, which brings its rows without triggers, is searchable, too.
do $$
declare
  source text;
  kind text;
begin
  for source, kind in
    values ('announcements', 'announcement'), ('events', 'event'), ('alumni_news', 'news'), ('member_perks', 'perk'),
      ('bulletins', 'bulletin'), ('calendar', 'calendar'), ('board_members', 'member'), ('award_recipients', 'recipient'),
      ('literature_awards', 'book')
  loop
    execute format('create trigger keep_search_index after insert or update or delete on public.%I for each row
      execute function private.keep_search_index(%L)', source, kind);
    execute format('alter table public.%I enable always trigger keep_search_index', source);
  end loop;
end
$$;

-- Security definer because row-level security would keep PostgreSQL from using the index of words. It gives numbers
-- only; site_search reads the rows as its caller.
create function private.search_hits(query tsquery, per_kind integer)
  returns table (kind text, id bigint, rank real, found bigint)
  language plpgsql stable security definer rows 60
  set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
    with candidate as (
      select newest.*
      from unnest(array['announcement', 'event', 'news', 'perk', 'bulletin', 'calendar', 'member', 'recipient', 'book']) as wanted (kind)
      cross join lateral (
        -- A rare word is found in the index of words. A common one is met soon on the way from the newest entry back.
        with few as materialized (
          select entry.kind, entry.id, entry.dated_at, entry.words
          from private.search_index as entry
          where entry.kind = wanted.kind and entry.words @@ query and entry.visible_from <= now()
            and coalesce(entry.visible_until > now(), true)
          limit 500
        ),
        many as (
          select entry.kind, entry.id, entry.dated_at, entry.words
          from private.search_index as entry
          where entry.kind = wanted.kind and entry.words @@ query and entry.visible_from <= now()
            and coalesce(entry.visible_until > now(), true)
            and (select count(*) from few) = 500
          order by entry.dated_at desc nulls last
          limit 200
        )
        select * from few where (select count(*) from few) < 500
        union all
        select * from many
        order by dated_at desc nulls last
        limit 200
      ) as newest
    ),
    ranked as (
      select candidate.*, ts_rank(candidate.words, query, 1) as rank, count(*) over (partition by candidate.kind) as found
      from candidate
    ),
    placed as (
      select ranked.*,
        row_number() over (partition by ranked.kind order by ranked.rank desc, ranked.dated_at desc nulls last, ranked.id desc) as place
      from ranked
    )
    select placed.kind, placed.id, placed.rank, placed.found from placed where placed.place <= per_kind;
end
$$;
comment on function private.search_hits is
  'The best of the 200 newest of each kind that match and that everyone may see, and how many of those 200 match. Drafts and what is scheduled for later are nobody''s, not even an administrator''s.';

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

grant select on private.searchable to anon, authenticated, service_role;
revoke execute on function public.site_search from public;
grant execute on function public.site_search to anon, authenticated, service_role;
