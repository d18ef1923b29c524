-- What can be found, and the words by which it is found.

-- The one list of what the search reads. Security invoker: whoever reads it sees what the tables show them.
create view private.searchable with (security_invoker = true) as
  select 'announcement' as kind, id, title, null as slug, null as link, published_at as visible_from, published_at as dated_at,
    coalesce(private.plain_text(concat_ws(' ', lead, excerpt, body)), '') as body
  from public.announcements
  union all
  select 'event', id, title, slug, null, '-infinity', starts_at,
    coalesce(private.plain_text(concat_ws(' ', lead, excerpt, location, body)), '')
  from public.events
  union all
  select 'news', id, coalesce(title, left(private.plain_text(description), 120)), slug, link, '-infinity', created_at,
    coalesce(private.plain_text(description), '')
  from public.alumni_news
  union all
  select 'perk', id, business_name, null, null, '-infinity', null,
    concat_ws(' · ', category, discount, alumnus_name)
  from public.member_perks
  union all
  select 'bulletin', id,
    (array['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'])[month]
      || ' ' || year || ' bülteni',
    null, pdf_url, '-infinity', make_date(year, month, 1)::timestamp at time zone 'Europe/Istanbul', ''
  from public.bulletins
  union all
  select 'calendar', id, title, null, null, '-infinity', date::timestamp at time zone 'Europe/Istanbul', ''
  from public.calendar;
comment on view private.searchable is 'Everything that site_search finds, as text. visible_from is null for a draft.';

create table private.search_index (
  kind text not null,
  id bigint not null,
  visible_from timestamptz,
  dated_at timestamptz,
  words tsvector not null,
  constraint search_index_kind_id_pkey primary key (kind, id)
) partition by list (kind);
-- A part for each kind, so that PostgreSQL knows for each how common a word is.
create table private.search_index_announcements partition of private.search_index for values in ('announcement');
create table private.search_index_events partition of private.search_index for values in ('event');
create table private.search_index_alumni_news partition of private.search_index for values in ('news');
create table private.search_index_member_perks partition of private.search_index for values in ('perk');
create table private.search_index_bulletins partition of private.search_index for values in ('bulletin');
create table private.search_index_calendar partition of private.search_index for values in ('calendar');
alter table private.search_index enable row level security;
comment on table private.search_index is
  'The words of private.searchable, kept by triggers, because words computed for each search would be too slow.';

create index search_index_words_idx on private.search_index using gin (words);
-- For words that nearly everything has: the newest that match are found soon.
create index search_index_dated_at_idx on private.search_index (dated_at desc nulls last);

-- Security definer because nobody else may write the index.
create function private.keep_search_index() returns trigger
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
  end if;
  return null;
end
$$;
comment on function private.keep_search_index is 'Keeps the words of a row. The trigger names its kind.';
revoke execute on function private.keep_search_index from public;

create trigger keep_search_index after insert or update or delete on public.announcements for each row
  execute function private.keep_search_index('announcement');
create trigger keep_search_index after insert or update or delete on public.events for each row
  execute function private.keep_search_index('event');
create trigger keep_search_index after insert or update or delete on public.alumni_news for each row
  execute function private.keep_search_index('news');
create trigger keep_search_index after insert or update or delete on public.member_perks for each row
  execute function private.keep_search_index('perk');
create trigger keep_search_index after insert or update or delete on public.bulletins for each row
  execute function private.keep_search_index('bulletin');
create trigger keep_search_index after insert or update or delete on public.calendar for each row
  execute function private.keep_search_index('calendar');

-- Always: a restored backup, which brings its rows without triggers, is searchable, too.
alter table public.announcements enable always trigger keep_search_index;
alter table public.events enable always trigger keep_search_index;
alter table public.alumni_news enable always trigger keep_search_index;
alter table public.member_perks enable always trigger keep_search_index;
alter table public.bulletins enable always trigger keep_search_index;
alter table public.calendar enable always trigger keep_search_index;

-- Rows that were there before this migration are found, too.
insert into private.search_index
  select kind, id, visible_from, dated_at, private.search_vector(title, body) from private.searchable;
