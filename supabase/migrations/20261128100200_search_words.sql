-- How a search reads words: in Turkish capitals and endings, and without marks, for those who type none. The back office's search has words
-- of its own, because administrators search the columns that a resource's declaration names, and find drafts.

create function private.turkish_lower(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return lower(translate(regexp_replace(normalize(value, NFC), '[\u0300-\u036f]', '', 'g'), 'Iİ', 'ıi'));
comment on function private.turkish_lower is
  'Small letters as Turkish has them, whatever the collation: I becomes ı, İ becomes i. Marks without a letter are dropped.';

create function private.fold(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return replace(replace(replace(
    translate(private.turkish_lower(value), 'ıçğöşüâêîôûàèùéëïÿñáíóúäåãõìòýø', 'icgosuaeiouaeueeiynaiouaaaoioyo'),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');
comment on function private.fold is 'Small letters without marks: Işık, ISIK and isik are one, as in foldTurkish of the site.';

create function private.stem(word text) returns text
  language sql immutable parallel safe set search_path = ''
  return private.fold((ts_lexize('pg_catalog.turkish_stem', private.turkish_lower(word)))[1]);
comment on function private.stem is
  'A word without its Turkish endings and without marks: Üyeliği gives uyelik. Null for a word too common to matter.';

create function private.plain_text(html text) returns text
  language sql immutable parallel safe set search_path = ''
  return btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(html,
        '</?(p|div|br|hr|h[1-6]|ul|ol|li|blockquote|pre|table|tr|t[dh]|figure|figcaption)\y[^<>]*>', ' ', 'gi'),
        '</?[a-z][^<>]*>', '', 'gi'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
    '[[:space:][:cntrl:]]+', ' ', 'g'));
comment on function private.plain_text is
  'The readable text of a body: no tags, the editor''s entities decoded, white space and control characters collapsed.';

create function private.search_vector(title text, body text) returns tsvector
  language sql immutable parallel safe set search_path = ''
  return
    setweight(to_tsvector('pg_catalog.simple', private.fold(title)), 'A') ||
    setweight(private.fold(to_tsvector('pg_catalog.turkish', private.turkish_lower(title))::text)::tsvector, 'A') ||
    to_tsvector('pg_catalog.simple', private.fold(body)) ||
    private.fold(to_tsvector('pg_catalog.turkish', private.turkish_lower(body))::text)::tsvector;
comment on function private.search_vector is
  'Every word as it is written and as its stem, both without marks; those of the title weigh most.';

create type private.search_term as (word text, stem text, is_last boolean);
comment on type private.search_term is 'A word that was typed, without marks. The last one may be the start of a longer word.';

create function private.search_terms(q text) returns private.search_term[]
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
  select array_agg((term.word, coalesce(term.stem, term.word), term.is_last)::private.search_term order by term.place)
  from term
  where term.stem is not null or term.is_last;
end;
comment on function private.search_terms is
  'The words of what was typed, eight at most, without very common ones. Null when there is none.';

create function private.search_query(terms private.search_term[]) returns tsquery
  language sql immutable parallel safe set search_path = ''
begin atomic
  select string_agg(format(case when is_last then '(%L:* | %L)' else '(%L | %L)' end, word, stem), ' & ')::tsquery
  from unnest(terms);
end;
comment on function private.search_query is
  'All words must be there, as typed or with other endings; of the last, a start is enough.';

create function private.highlight(value text, terms private.search_term[], options text) returns text
  language sql stable parallel safe set search_path = ''
begin atomic
  with written as (
    select tsvector_to_array(to_tsvector('pg_catalog.simple', value)) as words
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
  select ts_headline('pg_catalog.simple', translate(value, chr(2) || chr(3), ''),
    -- A query that meets nothing, because an empty one makes PostgreSQL complain.
    coalesce(string_agg(quote_literal(met.word), ' | '), quote_literal(chr(2)))::tsquery,
    format('StartSel="%s", StopSel="%s", %s', chr(2), chr(3), options))
  from met;
end;
comment on function private.highlight is
  'The text, or as much of it as the options of ts_headline say, with the words that were met between the characters 2 and 3, which no text holds.';

create function private.snippet(value text, terms private.search_term[]) returns text
  language sql stable parallel safe set search_path = ''
begin atomic
  with shown as (
    select marked, translate(marked, chr(2) || chr(3), '') as plain
    from private.highlight(value, terms, 'MaxFragments=1, MaxWords=30, MinWords=15') as marked
  )
  select case when starts_with(value, plain) then '' else '… ' end || marked
    || case when right(value, length(plain)) = plain then '' else ' …' end
  from shown;
end;
comment on function private.snippet is 'The part of a text around the words that were met, marked as by private.highlight.';

create table private.row_words (
  resource text not null,
  id bigint not null,
  words tsvector not null,
  constraint row_words_resource_id_pkey primary key (resource, id)
);
alter table private.row_words enable row level security;
comment on table private.row_words is
  'The words of each table''s searched columns, kept by triggers, because words computed for each search would be too slow.';
create index row_words_words_idx on private.row_words using gin (words);

create function private.words_of(entry jsonb, columns text[]) returns tsvector
  language sql stable set search_path = ''
  return (
    select private.search_vector('', coalesce(private.plain_text(string_agg(value, ' ')), ''))
    from jsonb_each_text(entry) where key = any (columns)
  );
comment on function private.words_of is 'The words in these columns of a row, as they are written and as their stems.';

-- Security definer because nobody else may write the words. Its triggers are always enabled: a restored backup, which brings its rows
-- without triggers, is searchable, too.
create function private.keep_row_words() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.row_words where resource = tg_table_name and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.row_words values (tg_table_name, new.id, private.words_of(to_jsonb(new), tg_argv))
      on conflict (resource, id) do update set words = excluded.words;
  end if;
  return null;
end
$$;
comment on function private.keep_row_words is
  'Keeps the words of a row. The trigger names the columns that the resource''s declaration searches; a test compares the two.';
revoke execute on function private.keep_row_words from public;

-- Security definer because row-level security would keep PostgreSQL from using the index of words. It gives numbers only, and only to
-- administrators; the rows are then read under their policies.
create function private.admin_hits(resource text, query tsquery) returns table (id bigint)
  language plpgsql stable security definer rows 100 set search_path = '' as $$
begin
  if not public.is_admin() then return; end if;
  return query
    select entry.id from private.row_words as entry
    where entry.resource = admin_hits.resource and entry.words @@ admin_hits.query
    order by entry.id desc
    limit 500;
end
$$;
comment on function private.admin_hits is 'The newest rows of a table that match, at most 500: their numbers stand in an address.';

create function public.admin_search(resource text, q text) returns table (id bigint)
  language sql stable security invoker rows 100 set search_path = ''
begin atomic
  select hit.id from private.admin_hits(resource, private.search_query(private.search_terms(q))) as hit;
end;
comment on function public.admin_search is
  'For administrators: the rows of a table in whose searched columns all words stand that were typed, with whatever endings and marks. Nothing for anybody else.';
revoke execute on function public.admin_search from public, anon;
grant execute on function public.admin_search to authenticated, service_role;
