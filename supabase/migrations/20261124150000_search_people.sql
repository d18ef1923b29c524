-- The search finds the boards, award holders and the books of the literature award.

create or replace view private.searchable with (security_invoker = true) as
  select 'announcement' as kind, id, title, null as slug, null as link, published_at as visible_from, published_at as dated_at,
    coalesce(private.plain_text(concat_ws(' ', lead, excerpt, body)), '') as body, null as status, null::timestamptz as visible_until
  from public.announcements
  union all
  select 'event', id, title, slug, null, published_at, starts_at,
    coalesce(private.plain_text(concat_ws(' ', case when status <> 'planned' then status_note end, lead, excerpt, location, body)), ''),
    status, null
  from public.events
  union all
  select 'news', id, coalesce(title, left(private.plain_text(description), 120)), slug, link, published_at, published_at,
    coalesce(private.plain_text(description), ''), null, null
  from public.alumni_news
  union all
  select 'perk', id, business_name, null, null, published_at, null,
    concat_ws(' · ', category, discount, alumnus_name), null, null
  from public.member_perks
  union all
  select 'bulletin', id,
    (array['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'])[month]
      || ' ' || year || ' bülteni',
    null, pdf_url, '-infinity', make_date(year, month, 1)::timestamp at time zone 'Europe/Istanbul', '', null, null
  from public.bulletins
  union all
  select 'calendar', id, title, null, null,
    case when event_id is null then '-infinity' else (select published_at from public.events where events.id = event_id) end,
    date::timestamp at time zone 'Europe/Istanbul', '', (select status from public.events where events.id = event_id), null
  from public.calendar
  union all
  select 'member', id, full_name, null, null, term_from::timestamp at time zone 'Europe/Istanbul', null,
    concat_ws(' · ', role,
      case body when 'audit' then 'Denetim kurulu' else 'Yönetim kurulu' end
        || case seat when 'substitute' then ' yedek üyesi' else ' asıl üyesi' end),
    null, (term_to + 1)::timestamp at time zone 'Europe/Istanbul'
  from public.board_members
  union all
  select 'recipient', id, first_name || ' ' || last_name, null, null, '-infinity', null,
    concat_ws(' · ', title, profession, nds_surname, nds_year), null, null
  from public.award_recipients
  union all
  select 'book', id, title, null, null, make_date(year, 1, 1)::timestamp at time zone 'Europe/Istanbul', null,
    concat_ws(' · ', year, author, caption), null, null
  from public.literature_awards;
comment on view private.searchable is
  'Everything that site_search finds, as text. visible_from is null for a draft, visible_until for what stays.';

create table private.search_index_board_members partition of private.search_index for values in ('member');
create table private.search_index_award_recipients partition of private.search_index for values in ('recipient');
create table private.search_index_literature_awards partition of private.search_index for values in ('book');

alter table private.search_index add column visible_until timestamptz;

create or replace function private.keep_search_index() returns trigger
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
      update private.search_index as entry set visible_from = new.published_at
        from public.calendar where calendar.event_id = new.id and entry.kind = 'calendar' and entry.id = calendar.id;
    end if;
  end if;
  return null;
end
$$;

create trigger keep_search_index after insert or update or delete on public.board_members for each row
  execute function private.keep_search_index('member');
create trigger keep_search_index after insert or update or delete on public.award_recipients for each row
  execute function private.keep_search_index('recipient');
create trigger keep_search_index after insert or update or delete on public.literature_awards for each row
  execute function private.keep_search_index('book');

-- Always: a restored backup, which brings its rows without triggers, is searchable, too.
alter table public.board_members enable always trigger keep_search_index;
alter table public.award_recipients enable always trigger keep_search_index;
alter table public.literature_awards enable always trigger keep_search_index;

-- Rows that were there before this migration are found, too.
insert into private.search_index (kind, id, visible_from, visible_until, dated_at, words)
  select kind, id, visible_from, visible_until, dated_at, private.search_vector(title, body)
  from private.searchable where kind in ('member', 'recipient', 'book');

create or replace function private.search_hits(query tsquery, per_kind integer)
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
