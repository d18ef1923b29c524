-- Where files stand is written down beside each write, as the words of rows are. The library then reads a page without reading the texts of
-- all rows and of all that is kept of them. What deletes files goes on reading the rows themselves.

create table private.mentions (
  resource text not null,
  row_id bigint not null,
  file text not null,
  title text,
  has_drafts boolean not null,
  published_at timestamptz,
  held_in text[] not null,
  is_undescribed boolean not null,
  description text,
  constraint mentions_resource_row_id_file_pkey primary key (resource, row_id, file)
);
create index mentions_file_idx on private.mentions (file);
alter table private.mentions enable row level security;
comment on table private.mentions is 'One line for each file that a row shows, written by triggers: in which columns, and whether it is described there.';

create table private.kept_mentions (
  entry bigint not null,
  file text not null,
  constraint kept_mentions_entry_file_pkey primary key (entry, file)
);
create index kept_mentions_file_idx on private.kept_mentions (file);
alter table private.kept_mentions enable row level security;
comment on table private.kept_mentions is 'The same for what the history keeps.';

create function private.mentions_of(resource text, entry jsonb) returns setof private.mentions
  language sql stable set search_path = ''
begin atomic
  select mentions_of.resource, (mentions_of.entry ->> 'id')::bigint, found.name,
    private.title_of_row(mentions_of.resource, mentions_of.entry),
    mentions_of.entry ? 'published_at', (mentions_of.entry ->> 'published_at')::timestamptz,
    coalesce(array_agg(distinct held.key) filter (where held.key !~ '_alt$'), '{}'),
    coalesce(bool_or(not alt.is_described), false), max(alt.description)
  from jsonb_each(mentions_of.entry) as held
  cross join lateral private.files_in(held.value::text) as found (name)
  cross join lateral private.described(mentions_of.entry, held.key, found.name) as alt
  group by found.name;
end;
comment on function private.mentions_of is 'The files that a row shows.';

-- Security definer because nobody else may write the table.
create function private.keep_mentions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mentions as mention where mention.resource = tg_table_name and mention.row_id in (old.id, new.id);
  if tg_op <> 'DELETE' and new::text like '%public/media/%' then
    insert into private.mentions select * from private.mentions_of(tg_table_name, to_jsonb(new));
  end if;
  return null;
end
$$;

-- Security definer as above.
create function private.keep_kept_mentions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.kept_mentions as mention where mention.entry in (old.id, new.id);
  if tg_op <> 'DELETE' and new.row_id is not null then
    insert into private.kept_mentions select new.id, found.name from private.files_in(new::text) as found (name);
  end if;
  return null;
end
$$;
create trigger keep_mentions after insert or update or delete on private.history for each row
  execute function private.keep_kept_mentions();
-- Always enabled: after a restore, which brings its rows without triggers, the library is right, too.
alter table private.history enable always trigger keep_mentions;
insert into private.kept_mentions
  select entry.id, found.name from private.history as entry cross join lateral private.files_in(entry::text) as found (name)
  where entry.row_id is not null and entry::text like '%public/media/%';

create function private.keep_files(resource text) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create trigger keep_mentions after insert or update or delete on public.%I for each row
    execute function private.keep_mentions()', resource);
  execute format('alter table public.%I enable always trigger keep_mentions', resource);
  execute format('insert into private.mentions
    select found.* from public.%I as entry cross join lateral private.mentions_of(%1$L, to_jsonb(entry)) as found
    where entry::text like ''%%public/media/%%''', resource);
end
$$;
comment on function private.keep_files is 'Lets the library know which files the rows of a table show. The table is under history.';

create or replace function private.keep_history(resource text, variadic title_columns text[]) returns void
  language plpgsql set search_path = '' as $$
begin
  -- Its name comes before forget_slugs, which deletes the former addresses of a deleted row.
  execute format(
    'create trigger add_to_history after insert or update or delete on public.%I for each row when (pg_trigger_depth() = 0)
      execute function private.add_to_history(%s)',
    resource, (select string_agg(quote_literal(name), ', ') from unnest(title_columns) as name));
  -- Its name comes after stamp_author, which would name whoever restores.
  execute format(
    'create trigger take_back_identity before insert on public.%I for each row when (current_setting(''history.restores'', true) <> '''')
      execute function private.take_back_identity()',
    resource);
  if exists (
    select from pg_attribute where attrelid = format('public.%I', resource)::regclass and attname = 'published_at' and not attisdropped
  ) then
    perform private.keep_reviews(resource);
  end if;
  perform private.keep_files(resource);
end
$$;
comment on function private.keep_history is
  'Puts a table under history. It names the columns that the declaration''s title has. Where rows have drafts, they can be sent for review. The library knows the files of its rows.';

-- By the catalogue: what has a history.
select private.keep_files(relname)
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where tgname = 'add_to_history' and relnamespace = 'public'::regnamespace;

create or replace function private.file_uses(wanted text[] default null)
  returns table (file text, resource text, row_id bigint, title text, state text, held_in text[],
    is_undescribed boolean, description text, person text, is_own boolean)
  language plpgsql stable security definer rows 1000 set search_path = '' as $$
#variable_conflict use_column
declare
  names constant text[] := wanted || array(select former.name from public.files as former where former.redirect = any (wanted));
  content text;
begin
  perform private.require_role();
  -- An upload asks whether its bytes are there, and nearly always they are not.
  if wanted = '{}' then return; end if;
  return query
    select coalesce(fact.redirect, mention.file), mention.resource, mention.row_id, mention.title,
      case
        when not mention.has_drafts then 'shown'
        when mention.published_at is null then 'draft'
        when mention.published_at > now() then 'scheduled'
        else 'published'
      end,
      coalesce(array_agg(distinct held.key) filter (where held.key is not null), '{}'),
      bool_or(mention.is_undescribed), max(mention.description), null::text, true
    from private.mentions as mention
    left join public.files as fact on fact.name = mention.file
    left join lateral unnest(mention.held_in) as held (key) on true
    where wanted is null or mention.file = any (names) and coalesce(fact.redirect, mention.file) = any (wanted)
    group by 1, mention.resource, mention.row_id, mention.title, mention.has_drafts, mention.published_at;
  return query
    select coalesce(fact.redirect, found.name), draft.resource, draft.row_id, null::text, 'form', '{}'::text[],
      false, null::text, private.person_name(draft.owner), draft.owner = auth.uid()
    from public.form_drafts as draft
    cross join lateral private.files_in(draft::text) as found (name)
    left join public.files as fact on fact.name = found.name
    where wanted is null or coalesce(fact.redirect, found.name) = any (wanted);
  for content in select distinct table_name from private.history where row_id is not null and to_regclass(format('public.%I', table_name)) is not null
  loop
    return query execute format(
      $query$
        select kept.file, %1$L, kept.row_id, kept.title,
          case when exists (select from public.%1$I as entry where entry.id = kept.row_id) then 'history' else 'deleted' end,
          '{}'::text[], false, null::text, null::text, false
        from (
          select coalesce(fact.redirect, mention.file) as file, entry.row_id, (array_agg(entry.title order by entry.id desc))[1] as title
          from private.kept_mentions as mention
          join private.history as entry on entry.id = mention.entry
          left join public.files as fact on fact.name = mention.file
          where entry.table_name = %1$L
            and ($1 is null or mention.file = any ($2) and coalesce(fact.redirect, mention.file) = any ($1))
          group by 1, 2
        ) as kept
      $query$, content) using wanted, names;
  end loop;
end
$$;
comment on function private.file_uses is
  'Where files are used: by rows (shown, published, scheduled, draft), by unsaved forms (form), and by what is kept of changed rows (history) and deleted ones (deleted).';
create or replace function public.file_library(q text default '', filter text default null, kind text default null, of_hash text default null,
    skip integer default 0, max_results integer default 24)
  returns table (name text, title text, alt text, size bigint, mimetype text, uploaded_at timestamptz, person text,
    trashed_at timestamptz, trashed_by text, days_left integer, uses jsonb, use_count integer, is_used boolean, is_undescribed boolean,
    total bigint)
  language sql stable security invoker rows 24 set search_path = ''
begin atomic
  select private.require_role();
  with known as materialized (
    -- A writer learns of the rows that she reads and of her own forms. What the history keeps is the administrators' to read.
    select distinct on (use.file, use.resource, use.row_id, use.person) use.*
    from private.file_uses(case
      when file_library.of_hash is not null then array(
        select fact.name from public.files as fact where file_library.of_hash in (fact.hash, fact.source_hash))
      -- Where uses decide nothing, only those of the page are read.
      when btrim(coalesce(file_library.q, '')) = '' and coalesce(file_library.filter, '') not in ('unused', 'undescribed') then array(
        select page.name from private.listed_files() as page
        where (page.trashed_at is not null) = (coalesce(file_library.filter, '') = 'trash')
          and case file_library.kind
            when 'image' then coalesce(page.metadata ->> 'mimetype', private.media_type(page.name)) like 'image/%'
            when 'pdf' then coalesce(page.metadata ->> 'mimetype', private.media_type(page.name)) = 'application/pdf'
            else true
          end
        order by page.uploaded_at desc, page.name desc
        offset greatest(file_library.skip, 0)
        limit private.page_size(file_library.max_results))
    end) as use
    where case
      when (select public.is_admin()) then true
      when use.state in ('history', 'deleted') then false
      when use.state = 'form' then use.is_own
      else private.reads_row(use.resource, use.row_id)
    end
    order by use.file, use.resource, use.row_id, use.person, use.state in ('history', 'deleted')
  ), counted as (
    select use.file, count(*)::integer as use_count,
      bool_or(use.state not in ('history', 'deleted')) as is_used, bool_or(use.is_undescribed) as is_undescribed,
      max(use.description) as description, string_agg(use.title, ' ') as titles,
      to_jsonb((array_agg(
        jsonb_build_object('resource', use.resource, 'row_id', use.row_id, 'title', use.title, 'state', use.state,
          'columns', use.held_in, 'is_undescribed', use.is_undescribed, 'person', use.person)
        order by use.state in ('history', 'deleted'), use.state = 'form', use.resource, use.row_id desc))[1:12]) as uses
    from known as use group by use.file
  ), listed as (
    select file.*, coalesce(file.metadata ->> 'mimetype', private.media_type(file.name)) as mimetype,
      coalesce(file.alt, counted.description) as words, counted.titles,
      coalesce(counted.uses, '[]') as uses, coalesce(counted.use_count, 0) as use_count, coalesce(counted.is_used, false) as is_used,
      coalesce(counted.is_undescribed, false) or coalesce(file.alt, counted.description) is null as is_undescribed
    from private.listed_files() as file
    left join counted on counted.file = file.name
  ), chosen as (
    select listed.*, count(*) over () as total
    from listed
    where (listed.trashed_at is not null) = (coalesce(file_library.filter, '') = 'trash')
      and case file_library.filter
        when 'unused' then not listed.is_used
        when 'undescribed' then listed.is_undescribed and listed.mimetype like 'image/%'
        else true
      end
      and case file_library.kind
        when 'image' then listed.mimetype like 'image/%'
        when 'pdf' then listed.mimetype = 'application/pdf'
        else true
      end
      and (file_library.of_hash is null or file_library.of_hash in (listed.hash, listed.source_hash))
      and (btrim(coalesce(file_library.q, '')) = '' or not exists (
        select from regexp_split_to_table(private.fold(btrim(coalesce(file_library.q, ''))), '\s+') as word
        where position(word in private.fold(concat_ws(' ', listed.title, listed.name, listed.words, listed.titles))) = 0
      ))
    order by listed.uploaded_at desc, listed.name desc
    offset greatest(file_library.skip, 0)
    limit private.page_size(file_library.max_results)
  )
  select chosen.name, chosen.title, chosen.words, coalesce(chosen.metadata ->> 'size', chosen.metadata ->> 'contentLength')::bigint,
    chosen.mimetype, chosen.uploaded_at, private.uploader_name(chosen.owner),
    chosen.trashed_at, private.uploader_name(chosen.trashed_by::text),
    ceil(extract(epoch from chosen.trashed_at + interval '30 days' - now()) / 86400)::integer,
    chosen.uses, chosen.use_count, chosen.is_used, chosen.is_undescribed and chosen.mimetype like 'image/%', chosen.total
  from chosen
  order by chosen.uploaded_at desc, chosen.name desc;
end;

revoke execute on function private.mentions_of, private.keep_mentions, private.keep_kept_mentions, private.keep_files from public;
