-- The back office's search reads words as the site's does: with other endings and without marks. It has words of its own, because
-- administrators search the columns that a resource's declaration names, and find drafts.

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

-- Security definer because nobody else may write the words.
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

create trigger keep_row_words after insert or update or delete on public.announcements for each row
  execute function private.keep_row_words('title', 'lead', 'body');
create trigger keep_row_words after insert or update or delete on public.events for each row
  execute function private.keep_row_words('title', 'location', 'body');
create trigger keep_row_words after insert or update or delete on public.calendar for each row
  execute function private.keep_row_words('title');
create trigger keep_row_words after insert or update or delete on public.alumni_news for each row
  execute function private.keep_row_words('title', 'description');
create trigger keep_row_words after insert or update or delete on public.member_perks for each row
  execute function private.keep_row_words('business_name', 'discount', 'alumnus_name');

-- Always: a restored backup, which brings its rows without triggers, is searchable, too.
alter table public.announcements enable always trigger keep_row_words;
alter table public.events enable always trigger keep_row_words;
alter table public.calendar enable always trigger keep_row_words;
alter table public.alumni_news enable always trigger keep_row_words;
alter table public.member_perks enable always trigger keep_row_words;

-- Rows that were there before this migration are found, too.
insert into private.row_words
  select 'announcements', id, private.words_of(to_jsonb(entry), array['title', 'lead', 'body']) from public.announcements as entry
  union all
  select 'events', id, private.words_of(to_jsonb(entry), array['title', 'location', 'body']) from public.events as entry
  union all
  select 'calendar', id, private.words_of(to_jsonb(entry), array['title']) from public.calendar as entry
  union all
  select 'alumni_news', id, private.words_of(to_jsonb(entry), array['title', 'description']) from public.alumni_news as entry
  union all
  select 'member_perks', id, private.words_of(to_jsonb(entry), array['business_name', 'discount', 'alumnus_name'])
  from public.member_perks as entry;

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
