-- The search of the site.

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
      from unnest(array['announcement', 'event', 'news', 'perk', 'bulletin', 'calendar']) as wanted (kind)
      cross join lateral (
        -- A rare word is found in the index of words. A common one is met soon on the way from the newest entry back.
        with few as materialized (
          select entry.kind, entry.id, entry.dated_at, entry.words
          from private.search_index as entry
          where entry.kind = wanted.kind and entry.words @@ query and entry.visible_from <= now()
          limit 500
        ),
        many as (
          select entry.kind, entry.id, entry.dated_at, entry.words
          from private.search_index as entry
          where entry.kind = wanted.kind and entry.words @@ query and entry.visible_from <= now()
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
  returns table (kind text, id bigint, title text, slug text, link text, dated_on date, snippet text, rank real, found bigint)
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
    hit.rank, hit.found
  from hit
  join private.searchable as entry on entry.kind = hit.kind and entry.id = hit.id
  order by hit.rank desc, entry.dated_at desc nulls last, hit.kind, hit.id desc;
end;
comment on function public.site_search is
  'What visitors may read and what was typed: at most max_results (50) of each kind, best first. Title and snippet are plain text with the words that were met between the characters 2 and 3; found says how many of the kind match, up to 200.';

grant select on private.searchable to anon, authenticated, service_role;
revoke execute on function public.site_search from public;
grant execute on function public.site_search to anon, authenticated, service_role;
