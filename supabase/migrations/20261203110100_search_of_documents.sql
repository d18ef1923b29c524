-- Keeping and searching the pages of documents, and the site's search with them.

-- The functions of the API. They run as whoever asks, who may use nothing else of the schema private.

-- Security definer because API roles may not read the schema private.
create function private.require_document_right(resource text, address text) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role(require_document_right.resource);
  if not exists (
    select from pg_catalog.pg_trigger
    where tgname = 'keep_documents' and tgrelid = to_regclass(format('public.%I', require_document_right.resource))
  ) then
    raise exception using errcode = 'PT404', message = 'the files of this table are not searched';
  end if;
  -- A published row is not a writer's.
  if public.is_writer() and exists (
    select from private.documented as shown
    where shown.address = require_document_right.address and shown.visible_from is not null
  ) then
    raise insufficient_privilege using message = 'writers change drafts only';
  end if;
  return true;
end
$$;
comment on function private.require_document_right is 'True for whoever may change the rows of a table whose files are searched; refuses others.';

-- Security definer because nobody else writes documents.
create function private.store_document(address text, texts jsonb) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  stored integer;
begin
  if jsonb_typeof(texts) is distinct from 'array' or jsonb_array_length(texts) not between 1 and 400
    or octet_length(texts::text) > 1500000 then
    raise check_violation using message = 'a document has 1 to 400 pages and 1,500,000 bytes at most';
  end if;
  delete from private.documents where documents.address = store_document.address;
  insert into private.documents (address, pages) values (store_document.address, jsonb_array_length(texts));
  insert into private.document_pages (address, page, content)
    select store_document.address, text.page, btrim(text.content)
    from jsonb_array_elements_text(texts) with ordinality as text (content, page)
    where text.content ~ '[^[:space:]]';
  get diagnostics stored = row_count;
  -- A document without text is one that was read, too.
  perform private.show_document(store_document.address);
  return stored;
end
$$;
comment on function private.store_document is 'Replaces the pages of a file; gives how many have text.';
revoke execute on function private.require_document_right, private.store_document from public;
grant execute on function private.require_document_right, private.store_document to authenticated, service_role;

create function public.keep_document(resource text, address text, pages text) returns integer
  language sql security invoker set search_path = ''
begin atomic
  select private.store_document(keep_document.address, keep_document.pages::jsonb)
    -- The command that reads what was there before needs no right of a person.
    where case when current_user = 'service_role' then true
      else private.require_document_right(keep_document.resource, keep_document.address) end;
end;
comment on function public.keep_document is
  'For administrators, for writers where there are drafts, and for the service role: keeps the texts of a file''s pages, a JSON array of 400 texts at most with 12,000 characters each. Gives how many pages have text.';

create function public.document_state(address text) returns table (pages integer, with_text integer)
  language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select document.pages, (
    select count(*)::integer from private.document_pages as page where page.address = document.address)
  from private.documents as document where document.address = document_state.address;
end;
comment on function public.document_state is
  'How many pages of a file were read and how many have text, if a row shows the file; for administrators and writers of any file. Nothing for a file that was not read.';

-- Security definer because row-level security would keep PostgreSQL from using the index of words. It gives numbers only.
create function private.document_hits(address text, query tsquery) returns table (id bigint)
  language sql stable security definer rows 50 set search_path = ''
begin atomic
  select page.id
  from private.document_pages as page
  join private.search_index as entry on entry.kind = 'document' and entry.id = page.id
  where page.address = document_hits.address and entry.words @@ document_hits.query and entry.visible_from <= now();
end;
revoke execute on function private.document_hits from public;
grant execute on function private.document_hits to anon, authenticated, service_role;

create function private.sentence(value text, terms private.search_term[]) returns text
  language sql stable parallel safe set search_path = ''
begin atomic
  with shown as (
    select part.marked
    from regexp_split_to_table(private.highlight(value, terms, 'HighlightAll=true'), '(?<=[.!?…])[[:space:]]+|\n+')
      with ordinality as part (marked, place)
    where strpos(part.marked, chr(2)) > 0
    order by part.place
    limit 1
  )
  -- A list or a table has none.
  select case when length(max(shown.marked)) <= 300 then max(shown.marked) else private.snippet(value, terms) end from shown;
end;
comment on function private.sentence is 'The first sentence in which words were met, marked as by private.highlight, or as much of a text without sentences.';

create function public.document_search(address text, q text)
  returns table (page integer, snippet text)
  language sql stable security invoker rows 50 set search_path = ''
begin atomic
  with typed as materialized (
    select private.search_terms(q) as terms
  ),
  hit as materialized (
    select met.id, typed.terms from typed, private.document_hits(document_search.address, private.search_query(typed.terms)) as met
  )
  select page.page, private.sentence(page.content, hit.terms)
  from hit join private.document_pages as page on page.id = hit.id
  order by page.page
  limit 50;
end;
comment on function public.document_search is
  'The first 50 pages of a file that a row shows in which all words stand that were typed, with the sentence around the first of them; marked as site_search marks.';
revoke execute on function public.keep_document, public.document_state, public.document_search from public;
revoke execute on function public.keep_document from anon;
grant execute on function public.keep_document to authenticated, service_role;
grant execute on function public.document_state, public.document_search to anon, authenticated, service_role;

-- The search of the site: pages are one more kind, and say their number.

-- Security definer because row-level security would keep PostgreSQL from using the index of words. It gives numbers
-- only; site_search reads the rows as its caller.
create or replace function private.search_hits(query tsquery, per_kind integer, in_year integer)
  returns table (kind text, id bigint, rank real, found bigint, years integer[])
  language plpgsql stable security definer rows 60
  set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  since timestamptz := case when in_year between 1 and 9000 then make_timestamptz(in_year, 1, 1, 0, 0, 0, 'Europe/Istanbul') end;
begin
  return query
    with candidate as (
      select newest.*
      from unnest(array['announcement', 'event', 'news', 'perk', 'bulletin', 'archive', 'calendar', 'member', 'recipient', 'book',
        'document']) as wanted (kind)
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

drop function public.site_search;
create function public.site_search(q text, max_results integer default 10, in_year integer default null)
  returns table (kind text, id bigint, title text, slug text, link text, dated_on date, snippet text, rank real, found bigint,
    status text, years integer[], page integer)
  language sql stable security invoker rows 60 set search_path = ''
begin atomic
  with typed as materialized (
    select private.search_terms(q) as terms
  ),
  hit as materialized (
    select met.*, typed.terms
    from typed, private.search_hits(private.search_query(typed.terms), least(greatest(max_results, 1), 50), in_year) as met
  )
  select found.* from (
    select hit.kind, hit.id, private.highlight(entry.title, hit.terms, 'HighlightAll=true'), entry.slug, entry.link,
      (entry.dated_at at time zone 'Europe/Istanbul')::date as dated_on,
      private.snippet(left(coalesce(entry.prose, entry.body), 20000), hit.terms), hit.rank, hit.found, entry.status, hit.years,
      null::integer
    from hit
    join private.searchable as entry on entry.kind = hit.kind and entry.id = hit.id
    union all
    -- By themselves: as a part of private.searchable, all pages would be read for each search.
    select hit.kind, hit.id, shown.title, null, page.address, (shown.dated_at at time zone 'Europe/Istanbul')::date,
      private.sentence(page.content, hit.terms), hit.rank, hit.found, null, hit.years, page.page
    from hit
    join private.document_pages as page on hit.kind = 'document' and page.id = hit.id
    cross join lateral private.document_row(page.address) as shown
  ) as found
  order by found.rank desc, found.dated_on desc nulls last, found.kind, found.id desc;
end;
comment on function public.site_search is
  'What visitors may read and what was typed, of one year or of all: at most max_results (50) of each kind, best first. Title and snippet are plain text with the words that were met between the characters 2 and 3; found says how many of the kind match, up to 200; status says whether an event takes place as announced; years are those of all matches, newest first; page is that of a document, whose address is its link.';
revoke execute on function public.site_search from public;
grant execute on function public.site_search to anon, authenticated, service_role;
