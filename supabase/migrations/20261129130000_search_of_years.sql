-- The search reads a year, finds archived bulletins, and finds an event once, not again as its calendar entry.

create table private.search_index_bulletin_archive partition of private.search_index for values in ('archive');
create trigger keep_search_index after insert or update or delete on public.bulletin_archive for each row
  execute function private.keep_search_index('archive');
alter table public.bulletin_archive enable always trigger keep_search_index;

create or replace function private.keep_search_index() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_index where kind = tg_argv[0] and id = old.id;
  end if;
  -- A calendar entry that stands for an event is found as that event.
  if tg_op <> 'DELETE' and to_jsonb(new) ->> 'event_id' is null then
    insert into private.search_index (kind, id, visible_from, visible_until, dated_at, words)
      select kind, id, visible_from, visible_until, dated_at, private.search_vector(title, body)
      from private.searchable where kind = tg_argv[0] and id = new.id
      on conflict (kind, id) do update
        set visible_from = excluded.visible_from, visible_until = excluded.visible_until, dated_at = excluded.dated_at,
          words = excluded.words;
  end if;
  return null;
end
$$;

delete from private.search_index
  where kind = 'calendar' and id in (select id from public.calendar where event_id is not null);
insert into private.search_index (kind, id, visible_from, visible_until, dated_at, words)
  select kind, id, visible_from, visible_until, dated_at, private.search_vector(title, body)
  from private.searchable where kind = 'archive';

-- "bülten 2024" finds "Mart 2024 bülteni": not only of the last word a start is enough.
alter type private.search_term rename attribute is_last to is_start;
comment on type private.search_term is
  'A word that was typed, without marks. is_start: it may be the start of a longer word, as the last one and each of four letters.';

create or replace function private.search_terms(q text) returns private.search_term[]
  language sql immutable parallel safe set search_path = ''
begin atomic
  with typed as (
    select found.place, found.words[1] as word
    from regexp_matches(private.turkish_lower(left(q, 200)), '[[:alnum:]]+', 'g') with ordinality as found (words, place)
    order by found.place
    limit 8
  ),
  term as (
    select typed.place, private.fold(typed.word) as word, private.stem(typed.word) as stem,
      typed.place = max(typed.place) over () as is_last
    from typed
  )
  select array_agg((term.word, coalesce(term.stem, term.word), term.is_last or length(term.word) >= 4)::private.search_term
    order by term.place)
  from term
  where term.stem is not null or term.is_last;
end;

drop function public.site_search;
drop function private.search_hits;

-- Security definer because row-level security would keep PostgreSQL from using the index of words. It gives numbers
-- only; site_search reads the rows as its caller.
create function private.search_hits(query tsquery, per_kind integer, in_year integer)
  returns table (kind text, id bigint, rank real, found bigint, years integer[])
  language plpgsql stable security definer rows 60
  set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  since timestamptz := case when in_year between 1 and 9000 then make_timestamptz(in_year, 1, 1, 0, 0, 0, 'Europe/Istanbul') end;
begin
  return query
    with candidate as (
      select newest.*
      from unnest(array['announcement', 'event', 'news', 'perk', 'bulletin', 'archive', 'calendar', 'member', 'recipient', 'book'])
        as wanted (kind)
      cross join lateral (
        -- A rare word is found in the index of words. A common one is met soon on the way from the newest entry back.
        with few as materialized (
          select entry.kind, entry.id, entry.dated_at, entry.words
          from private.search_index as entry
          where entry.kind = wanted.kind and entry.words @@ query and entry.visible_from <= now()
            and coalesce(entry.visible_until > now(), true)
            and (since is null or entry.dated_at >= since and entry.dated_at < since + interval '1 year')
          limit 500
        ),
        many as (
          select entry.kind, entry.id, entry.dated_at, entry.words
          from private.search_index as entry
          where entry.kind = wanted.kind and entry.words @@ query and entry.visible_from <= now()
            and coalesce(entry.visible_until > now(), true)
            and (since is null or entry.dated_at >= since and entry.dated_at < since + interval '1 year')
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
    select placed.kind, placed.id, placed.rank, placed.found,
      array(select distinct extract(year from candidate.dated_at at time zone 'Europe/Istanbul')::integer as year
        from candidate where candidate.dated_at is not null order by year desc)
    from placed where placed.place <= per_kind;
end
$$;
comment on function private.search_hits is
  'The best of the 200 newest of each kind that match, of one year or of all, and that everyone may see, how many of those 200 match, and the years of the matches. Drafts and what is scheduled for later are nobody''s, not even an administrator''s.';

create function public.site_search(q text, max_results integer default 10, in_year integer default null)
  returns table (kind text, id bigint, title text, slug text, link text, dated_on date, snippet text, rank real, found bigint,
    status text, years integer[])
  language sql stable security invoker rows 60 set search_path = ''
begin atomic
  with typed as materialized (
    select private.search_terms(q) as terms
  ),
  hit as materialized (
    select met.*, typed.terms
    from typed, private.search_hits(private.search_query(typed.terms), least(greatest(max_results, 1), 50), in_year) as met
  )
  select hit.kind, hit.id, private.highlight(entry.title, hit.terms, 'HighlightAll=true'), entry.slug, entry.link,
    (entry.dated_at at time zone 'Europe/Istanbul')::date, private.snippet(left(coalesce(entry.prose, entry.body), 20000), hit.terms),
    hit.rank, hit.found, entry.status, hit.years
  from hit
  join private.searchable as entry on entry.kind = hit.kind and entry.id = hit.id
  order by hit.rank desc, entry.dated_at desc nulls last, hit.kind, hit.id desc;
end;
comment on function public.site_search is
  'What visitors may read and what was typed, of one year or of all: at most max_results (50) of each kind, best first. Title and snippet are plain text with the words that were met between the characters 2 and 3; found says how many of the kind match, up to 200; status says whether an event takes place as announced; years are those of all matches, newest first.';
revoke execute on function public.site_search from public;
grant execute on function public.site_search to anon, authenticated, service_role;

-- Security definer because it reads the index. It gives words of titles that everyone may see.
create function public.search_words() returns text[]
  language sql stable security definer set search_path = ''
begin atomic
  select coalesce(array_agg(distinct word), '{}')
  from unnest(array['announcement', 'event', 'news', 'perk', 'calendar', 'member', 'recipient', 'book']) as wanted (kind)
  cross join lateral (
    select entry.id from private.search_index as entry
    where entry.kind = wanted.kind and entry.visible_from <= now() and coalesce(entry.visible_until > now(), true)
    order by entry.dated_at desc nulls last, entry.id desc
    limit 300
  ) as newest
  join private.searchable as entry on entry.kind = wanted.kind and entry.id = newest.id
  cross join lateral regexp_split_to_table(private.turkish_lower(entry.title), '[^[:alnum:]]+') as word
  where length(word) >= 4;
end;
comment on function public.search_words is
  'The words of the newest titles of each kind that everyone may see, among which the site looks for what a misspelt word may mean.';
revoke execute on function public.search_words from public;
grant execute on function public.search_words to anon, authenticated, service_role;
