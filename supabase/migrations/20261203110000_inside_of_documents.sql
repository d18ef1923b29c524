-- The inside of bulletins is found. The editor's browser reads a PDF page by page; the database keeps the texts by the file's address, and
-- shows them while a row that visitors may read has this file and says that it may be searched inside.

alter table public.bulletins add column is_searchable boolean not null default true;
alter table public.bulletin_archive add column is_searchable boolean not null default true;
comment on column public.bulletins.is_searchable is 'The search finds the pages of the PDF. Turned off, their texts are deleted.';
comment on column public.bulletin_archive.is_searchable is 'The search finds the pages of the PDF. Turned off, their texts are deleted.';
grant insert (is_searchable), update (is_searchable) on public.bulletins, public.bulletin_archive to authenticated;
-- Which rows have a file. The sample archive has one for all.
create index bulletins_pdf_url_idx on public.bulletins (pdf_url);
create index bulletin_archive_file_url_idx on public.bulletin_archive (file_url);

create table private.documents (
  address text not null,
  pages integer not null,
  kept_at timestamptz not null default now(),
  was_shown boolean not null default false,
  constraint documents_address_pkey primary key (address),
  constraint documents_address_format check (private.is_web_address(address)),
  constraint documents_address_length check (char_length(address) <= 2000),
  constraint documents_pages_range check (pages between 1 and 400)
);
alter table private.documents enable row level security;
comment on table private.documents is
  'The PDFs that were read, by their address. One that no row shows stays while a deleted row with it may come back.';
comment on column private.documents.pages is 'How many pages were read, with and without text.';
comment on column private.documents.was_shown is 'Whether a row has had the file. The form keeps pages before its row is saved.';

create table private.document_pages (
  id bigint generated always as identity,
  address text not null,
  page integer not null,
  content text not null,
  constraint document_pages_id_pkey primary key (id),
  constraint document_pages_address_page_key unique (address, page),
  constraint document_pages_address_fkey foreign key (address) references private.documents (address) on delete cascade,
  constraint document_pages_page_range check (page between 1 and 400),
  constraint document_pages_content_required check (content ~ '[^[:space:]]'),
  constraint document_pages_content_length check (char_length(content) <= 12000)
);
alter table private.document_pages enable row level security;
comment on table private.document_pages is 'The text of each page that has one.';

-- The one list of the rows whose files are searched inside. Security invoker: whoever reads it sees what the tables show them. A further
-- table has its line here and calls private.search_inside.
create view private.documented with (security_invoker = true) as
  select 'bulletins' as resource, id, pdf_url as address,
    'Bülten, ' || (array['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'])[month]
      || ' ' || year as title,
    '-infinity'::timestamptz as visible_from, make_date(year, month, 1)::timestamp at time zone 'Europe/Istanbul' as dated_at
  from public.bulletins where is_searchable
  union all
  select 'bulletin_archive', id, file_url, ('Bülten, ' || label || ' ' || year) collate "default", '-infinity',
    make_date(year, 1, 1)::timestamp at time zone 'Europe/Istanbul'
  from public.bulletin_archive where is_searchable;
comment on view private.documented is
  'The rows whose file is searched inside, with the title of its pages. visible_from is null for a draft.';

-- Nobody reaches the schema private; the functions below read it as whoever asks.
grant select on private.documented, private.documents, private.document_pages to anon, authenticated, service_role;
create policy "Everyone reads of documents that a row shows them" on private.documents
  for select to anon
  using (exists (select from private.documented as shown where shown.address = documents.address));
create policy "Users read of documents that a row shows them, administrators and writers of all" on private.documents
  for select to authenticated
  using ((select public.own_role()) is not null
    or exists (select from private.documented as shown where shown.address = documents.address));
create policy "Everyone reads the pages that a row shows them" on private.document_pages
  for select to anon, authenticated
  using (exists (select from private.documented as shown where shown.address = document_pages.address));

-- Pages of the site say whether a file is searched inside.
create trigger note_document_write before insert or delete on private.documents for each statement
  execute function private.note_content_write();
alter table private.documents enable always trigger note_document_write;

-- What is found is a page: the newest row that has its file names it.

create table private.search_index_document_pages partition of private.search_index for values in ('document');

create function private.document_row(address text)
  returns table (title text, visible_from timestamptz, dated_at timestamptz)
  language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select documented.title, documented.visible_from, documented.dated_at from private.documented
  where documented.address = document_row.address
  order by documented.visible_from is null, documented.dated_at desc, documented.id desc
  limit 1;
end;
comment on function private.document_row is 'The row that names the pages of a file: of those that the caller may read, the newest one.';

-- Security definer because nobody else may write the index.
create function private.show_document(address text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  shown record;
begin
  if not exists (select from private.documents where documents.address = show_document.address) then return; end if;
  select * into shown from private.document_row(show_document.address);
  if found then
    update private.documents set was_shown = true where documents.address = show_document.address and not was_shown;
  end if;
  update private.search_index as entry set visible_from = shown.visible_from, dated_at = shown.dated_at
    from private.document_pages as page
    where page.address = show_document.address and entry.kind = 'document' and entry.id = page.id
      and (entry.visible_from is distinct from shown.visible_from or entry.dated_at is distinct from shown.dated_at);
end
$$;
comment on function private.show_document is 'Lets the pages of a file be found while a row shows it, and by the day of that row.';

-- Security definer because nobody else may write the index.
create function private.keep_page_words() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_index where kind = 'document' and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.search_index (kind, id, visible_from, dated_at, words)
      -- Without places, which make a page's words too large for their row.
      select 'document', new.id, shown.visible_from, shown.dated_at, strip(private.search_vector('', new.content))
      from (values (1)) as always left join lateral private.document_row(new.address) as shown on true;
  end if;
  return null;
end
$$;
comment on function private.keep_page_words is 'Keeps the words of a page. private.show_document says from when on they are found.';
create trigger keep_page_words after insert or update or delete on private.document_pages for each row
  execute function private.keep_page_words();
-- Always enabled: a restored backup, which brings its rows without triggers, is searchable, too.
alter table private.document_pages enable always trigger keep_page_words;

-- Security definer because nobody else may delete documents.
create function private.keep_documents() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  was constant text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> tg_argv[0] end;
  becomes constant text := to_jsonb(new) ->> tg_argv[0];
  is_on constant boolean := (to_jsonb(new) ->> tg_argv[1])::boolean;
begin
  -- Another row may have the same file.
  delete from private.documents
    where (documents.address = becomes and not is_on or documents.address = was and was is distinct from becomes)
      and not exists (select from private.documented where documented.address = documents.address);
  return null;
end
$$;
comment on function private.keep_documents is
  'Replacing a file or turning its search off deletes the texts of its pages. The trigger names the columns of the file and of the switch.';

-- Security definer because nobody else may write the index.
create function private.show_documents() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.show_document(to_jsonb(old) ->> tg_argv[0]); end if;
  if tg_op <> 'DELETE' then perform private.show_document(to_jsonb(new) ->> tg_argv[0]); end if;
  return null;
end
$$;
comment on function private.show_documents is
  'Hides the pages of a row that is deleted, and shows them when it comes back. The trigger names the column of the file.';
revoke execute on function private.show_document, private.keep_page_words, private.keep_documents, private.show_documents from public;

create function private.search_inside(resource text, file_column text, switch_column text) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create trigger keep_documents after insert or update on public.%I for each row
    execute function private.keep_documents(%L, %L)', resource, file_column, switch_column);
  execute format('create trigger show_documents after insert or update or delete on public.%I for each row
    execute function private.show_documents(%L)', resource, file_column);
  -- Also in a restore, which brings rows and documents in any order.
  execute format('alter table public.%I enable always trigger show_documents', resource);
end
$$;
comment on function private.search_inside is
  'Lets the pages of a table''s files be found. The declaration''s field names the same switch (searchable); the table needs its line in private.documented.';
revoke execute on function private.search_inside from public;
select private.search_inside('bulletins', 'pdf_url', 'is_searchable');
select private.search_inside('bulletin_archive', 'file_url', 'is_searchable');

-- Security definer because nobody else reads the history.
create function private.forget_documents() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.documents
    where not exists (select from private.documented where documented.address = documents.address)
      -- A form may be open.
      and (was_shown or kept_at < now() - interval '24 hours')
      -- A deleted row may come back.
      and not exists (
        select from private.history as entry, jsonb_each_text(entry.before) as kept
        where entry.operation = 'delete' and kept.value = documents.address
      );
  return null;
end
$$;
comment on function private.forget_documents is
  'Deletes the texts of files that no row shows and no deleted row brings back: at each purge, and when the history of a row is erased.';
revoke execute on function private.forget_documents from public;
create trigger forget_documents after update or delete on private.history for each statement
  execute function private.forget_documents();
