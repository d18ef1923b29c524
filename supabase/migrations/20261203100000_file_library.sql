-- The library: every uploaded file, what it is called, where it is used. The storage's own rows are the truth about which files there are;
-- where they are used is read from the rows that show them, in whatever column, as the purge does.

create table public.files (
  name text,
  title text,
  alt text,
  hash text,
  source_hash text,
  is_saved boolean not null default false,
  redirect text,
  trashed_at timestamptz,
  trashed_by uuid,
  created_at timestamptz not null default now(),
  constraint files_name_pkey primary key (name),
  constraint files_title_length check (char_length(title) <= 200),
  constraint files_alt_length check (char_length(alt) <= 300),
  constraint files_hash_format check (hash ~ '^[0-9a-f]{64}$'),
  constraint files_source_hash_format check (source_hash ~ '^[0-9a-f]{64}$'),
  constraint files_redirect_option check (redirect is null or redirect <> name and trashed_at is null)
);
alter table public.files enable row level security;
comment on table public.files is 'What the library knows about files of the bucket media, beside what the storage knows. A file may have no row here.';
comment on column public.files.title is 'What the person who uploaded it called the file.';
comment on column public.files.alt is 'What the picture shows, for places that do not say it yet; '''' is decoration, null not described.';
comment on column public.files.hash is 'SHA-256 of the stored bytes, in hexadecimal digits.';
comment on column public.files.source_hash is 'SHA-256 of the file as it was chosen, before a picture was scaled and cropped.';
comment on column public.files.is_saved is 'A row has shown it, now or once. Written by the purge, before it forgets changes.';
comment on column public.files.redirect is 'The file that took its place everywhere. The old address leads there, and the old file is removed.';
comment on column public.files.trashed_at is 'When it was put into the trash, from which the purge takes it after 30 days.';

create index files_hash_idx on public.files (hash);
create index files_source_hash_idx on public.files (source_hash);
create index files_redirect_idx on public.files (redirect) where redirect is not null;

create trigger blank_to_null before insert or update on public.files for each row execute function private.blank_to_null('title');
grant all on public.files to service_role;
grant select, insert (name, title, hash, source_hash) on public.files to authenticated;

-- String bodies, so that nothing of ours hangs on the columns of the storage's table, which its own migrations change.

-- Security definer because API roles may not read the schema private.
create function private.is_own_upload(object_name text) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from storage.objects as object
    where object.bucket_id = 'media' and object.name = object_name
      and coalesce(to_jsonb(object) ->> 'owner_id', to_jsonb(object) ->> 'owner') = auth.uid()::text
  );
end
$$;
comment on function private.is_own_upload is 'Whether the caller uploaded the file of this name.';

-- Administrators read about all files, writers about those in the folders of drafts, as they list them.
create policy "Administrators and writers read about files" on public.files
  for select to authenticated
  using ((select public.is_admin()) or (select public.is_writer()) and private.is_draft_folder(name));

-- Whoever uploaded a file says what it is called. Nobody changes or deletes a row through the API: functions for administrators do.
create policy "Administrators and writers name their uploads" on public.files
  for insert to authenticated
  with check ((select public.own_role()) is not null and private.is_own_upload(name));

-- Which files are shown.

-- Security definer because nobody else reads the history.
create function private.files_of(source regclass) returns setof text
  language plpgsql stable security definer set search_path = '' as $$
begin
  return query execute format(
    'select distinct coalesce(fact.redirect, found.name)
      from %s as entry
      cross join lateral private.files_in(entry::text) as found (name)
      left join public.files as fact on fact.name = found.name
      where entry::text like ''%%public/media/%%''',
    source);
end
$$;
comment on function private.files_of is
  'The names of the files that any row of a table shows, in whatever column; of a replaced file, the one that took its place.';

create function private.used_files() returns setof text
  language sql stable set search_path = '' as $$
  select distinct file from pg_class, private.files_of(pg_class.oid) as file
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
$$;
comment on function private.used_files is 'The names of the files that any row or unsaved form shows now.';

create or replace function private.shown_files() returns setof text
  language sql stable security definer set search_path = '' as $$
  select private.used_files() union select private.files_of('private.history')
$$;
revoke execute on function private.is_own_upload, private.files_of, private.used_files from public;
grant execute on function private.is_own_upload to authenticated;

-- A picture's description stands in the column beside it (cover_url, cover_alt), in that of its album (gallery, gallery_alt), or in the text.
-- A test compares this rule with the declarations.

create function private.described(entry jsonb, held text, name text, out is_described boolean, out description text)
  language plpgsql immutable set search_path = '' as $$
declare
  alt constant text := regexp_replace(held, '_url$', '') || '_alt';
begin
  if entry ? alt and jsonb_typeof(entry -> held) = 'array' then
    select caption.value into description from jsonb_each_text(entry -> alt) as caption
      where described.name in (select private.files_in(caption.key)) limit 1;
    is_described := description is not null;
  elsif entry ? alt then
    description := entry ->> alt;
    is_described := description is not null;
  elsif jsonb_typeof(entry -> held) = 'string' then
    select bool_and(tag[1] ~ '\salt='), max(substring(tag[1] from '\salt="([^"]*)"')) into is_described, description
      from regexp_matches(entry ->> held, '<img\s[^>]*>', 'g') as tag
      where described.name in (select private.files_in(tag[1]));
    description := replace(replace(replace(description, '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&');
  end if;
end
$$;
comment on function private.described is
  'Whether a file that a column of a row shows is described there, and how. Null where there is no place for a description, as for a PDF.';

-- Security definer because nobody else reads the history and other people's forms. Who may know of which use is asked where it is called.
create function private.file_uses(wanted text[] default null)
  returns table (file text, resource text, row_id bigint, title text, state text, held_in text[],
    is_undescribed boolean, description text, person text, is_own boolean)
  language plpgsql stable security definer rows 1000 set search_path = '' as $$
#variable_conflict use_column
declare
  content text;
begin
  perform private.require_role();
  -- An upload asks whether its bytes are there, and nearly always they are not.
  if wanted = '{}' then return; end if;
  for content in
    select relname from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'add_to_history' and relnamespace = 'public'::regnamespace
    order by relname
  loop
    return query execute format(
      $query$
        select coalesce(fact.redirect, found.name), %1$L, stored.id, private.title_of_row(%1$L, stored.entry),
          case
            when not stored.entry ? 'published_at' then 'shown'
            when stored.entry ->> 'published_at' is null then 'draft'
            when (stored.entry ->> 'published_at')::timestamptz > now() then 'scheduled'
            else 'published'
          end,
          coalesce(array_agg(distinct held.key) filter (where held.key !~ '_alt$'), '{}'),
          coalesce(bool_or(not alt.is_described), false), max(alt.description), null::text, true
        from (select id, to_jsonb(entry) as entry from public.%1$I as entry where entry::text like '%%public/media/%%') as stored
        cross join lateral jsonb_each(stored.entry) as held
        cross join lateral private.files_in(held.value::text) as found (name)
        cross join lateral private.described(stored.entry, held.key, found.name) as alt
        left join public.files as fact on fact.name = found.name
        where $1 is null or coalesce(fact.redirect, found.name) = any ($1)
        group by 1, stored.id, stored.entry
      $query$, content) using wanted;
  end loop;
  return query
    select coalesce(fact.redirect, found.name), draft.resource, draft.row_id, null::text, 'form', '{}'::text[],
      false, null::text, private.person_name(draft.owner), draft.owner = auth.uid()
    from public.form_drafts as draft
    cross join lateral private.files_in(draft::text) as found (name)
    left join public.files as fact on fact.name = found.name
    where wanted is null or coalesce(fact.redirect, found.name) = any (wanted);
  return query
    select kept.file, kept.table_name, kept.row_id, kept.title,
      case when private.is_present(kept.table_name, kept.row_id) then 'history' else 'deleted' end, '{}'::text[],
      false, null::text, null::text, false
    from (
      select coalesce(fact.redirect, found.name) as file, entry.table_name, entry.row_id,
        (array_agg(entry.title order by entry.id desc))[1] as title
      from private.history as entry
      cross join lateral private.files_in(entry::text) as found (name)
      left join public.files as fact on fact.name = found.name
      where entry.row_id is not null and entry::text like '%public/media/%'
        and (wanted is null or coalesce(fact.redirect, found.name) = any (wanted))
      group by 1, 2, 3
    ) as kept;
end
$$;
comment on function private.file_uses is
  'Where files are used: by rows (shown, published, scheduled, draft), by unsaved forms (form), and by what is kept of changed rows (history) and deleted ones (deleted).';

-- Runs as whoever asks: row-level security decides which files there are.
create function private.listed_files()
  returns table (name text, uploaded_at timestamptz, owner text, metadata jsonb, title text, alt text, hash text, source_hash text,
    trashed_at timestamptz, trashed_by uuid)
  language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select object.name, object.created_at, coalesce(to_jsonb(object) ->> 'owner_id', to_jsonb(object) ->> 'owner'),
      -- The embedded backend writes it as a JSON text inside a JSON string.
      (object.metadata #>> '{}')::jsonb,
      fact.title, fact.alt, fact.hash, fact.source_hash, fact.trashed_at, fact.trashed_by
    from storage.objects as object
    left join public.files as fact on fact.name = object.name
    where object.bucket_id = 'media' and fact.redirect is null;
end
$$;
comment on function private.listed_files is 'The files that the caller may list, with what the library knows of them.';

-- Security definer because accounts are nobody's to read.
create function private.uploader_name(owner text) returns text
  language plpgsql stable security definer set search_path = '' as $$
begin
  return case when owner ~ '^[0-9a-f-]{36}$' then private.person_name(owner::uuid) end;
end
$$;
comment on function private.uploader_name is 'The name of the account that the storage names as a file''s owner; null for the server.';

create function public.file_library(q text default '', filter text default null, kind text default null, of_hash text default null,
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
    from private.file_uses(case when file_library.of_hash is not null then array(
      select fact.name from public.files as fact where file_library.of_hash in (fact.hash, fact.source_hash)) end) as use
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
      and not exists (
        select from regexp_split_to_table(private.fold(btrim(coalesce(file_library.q, ''))), '\s+') as word
        where position(word in private.fold(concat_ws(' ', listed.title, listed.name, listed.words, listed.titles))) = 0
      )
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
comment on function public.file_library is
  'For administrators, and for writers in the folders of drafts: the uploaded files, newest first, each with its first uses that the caller may know of. filter is unused, undescribed or trash; kind is image or pdf; of_hash is a SHA-256 of the stored or of the chosen bytes. Without filter, those in the trash are left out.';

revoke execute on function private.described, private.file_uses, private.listed_files, private.uploader_name from public;
-- Reached from the functions of the API alone: nobody who asks may use the schema private.
grant execute on function private.require_role(), private.file_uses, private.listed_files, private.uploader_name to authenticated;
revoke execute on function public.file_library from public, anon;
grant execute on function public.file_library to authenticated;
