-- What the association says of itself: one row, which pages, feeds and structured data show.

create table public.settings (
  id bigint not null default 1,
  association_name text not null,
  short_name text,
  founding_year integer not null,
  address text,
  telephone text,
  email text,
  latitude double precision,
  longitude double precision,
  bank text,
  branch text,
  account_holder text,
  iban text,
  payment_url text,
  balance_url text,
  provider_percent double precision default 5,
  platform_url text,
  application_url text,
  instagram_url text,
  youtube_url text,
  facebook_url text,
  banner_text text,
  banner_link text,
  banner_until timestamptz(3),
  is_sample boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint settings_id_pkey primary key (id),
  constraint settings_id_range check (id = 1),
  constraint settings_association_name_required check (association_name <> ''),
  constraint settings_association_name_length check (char_length(association_name) <= 120),
  constraint settings_short_name_length check (char_length(short_name) <= 40),
  constraint settings_founding_year_range check (founding_year between 1800 and 2100),
  constraint settings_address_length check (char_length(address) <= 300),
  constraint settings_telephone_format check (private.is_phone(telephone)),
  constraint settings_email_format check (private.is_email(email)),
  constraint settings_latitude_range check (latitude between -90 and 90),
  constraint settings_longitude_range check (longitude between -180 and 180),
  constraint settings_longitude_required check ((latitude is null) = (longitude is null)),
  constraint settings_bank_length check (char_length(bank) <= 120),
  constraint settings_branch_length check (char_length(branch) <= 120),
  constraint settings_account_holder_length check (char_length(account_holder) <= 160),
  -- A sample number is one that no bank takes. It has to go with the first edit, which ends the sample.
  constraint settings_iban_format check (iban is null or is_sample or private.is_iban(iban)),
  constraint settings_payment_url_format check (private.is_web_address(payment_url)),
  constraint settings_balance_url_format check (private.is_web_address(balance_url)),
  constraint settings_provider_percent_range check (provider_percent between 0 and 99),
  constraint settings_platform_url_format check (private.is_web_address(platform_url)),
  constraint settings_application_url_format check (private.is_web_address(application_url)),
  constraint settings_instagram_url_format check (private.is_web_address(instagram_url)),
  constraint settings_youtube_url_format check (private.is_web_address(youtube_url)),
  constraint settings_facebook_url_format check (private.is_web_address(facebook_url)),
  constraint settings_banner_text_length check (char_length(banner_text) <= 160),
  constraint settings_banner_link_format check (private.is_web_address(banner_link))
);
alter table public.settings enable row level security;
comment on table public.settings is 'Dernek bilgileri: the one row that describes the association.';
comment on column public.settings.address is 'One line of the address in each line of the text.';
comment on column public.settings.provider_percent is 'What the payment provider deducts from a payment by card, in percent; null is nothing.';
comment on column public.settings.banner_until is 'When the announcement bar goes; null keeps it until its text is removed.';
comment on column public.settings.is_sample is 'True until an administrator edits the sample content.';

create trigger trim_text before insert or update on public.settings for each row
  execute function private.trim_text('association_name');
create trigger blank_to_null before insert or update on public.settings for each row
  execute function private.blank_to_null('short_name', 'address', 'telephone', 'email', 'bank', 'branch', 'account_holder', 'iban',
    'payment_url', 'balance_url', 'platform_url', 'application_url', 'instagram_url', 'youtube_url', 'facebook_url',
    'banner_text', 'banner_link');
create trigger keep_row_words after insert or update or delete on public.settings for each row
  execute function private.keep_row_words('association_name');
alter table public.settings enable always trigger keep_row_words;

-- The row is there from the beginning and stays: nobody adds or deletes one. What the specification states; no history has it.
insert into public.settings (association_name, founding_year) values ('NDS Mezunlar Derneği', 1987);
select private.keep_history('settings', 'association_name');

grant update (association_name, short_name, founding_year, address, telephone, email, latitude, longitude, bank, branch,
    account_holder, iban, payment_url, balance_url, provider_percent, platform_url, application_url, instagram_url, youtube_url,
    facebook_url, banner_text, banner_link, banner_until)
  on public.settings to authenticated;
create policy "Everyone reads the settings" on public.settings
  for select to anon, authenticated
  using (true);

-- What all content tables share: who writes them, the moments that pages change, and the addresses that pages once had.

create table private.content_writes (
  is_only boolean primary key default true check (is_only),
  latest uuid not null default gen_random_uuid()
);
comment on table private.content_writes is 'One row, which becomes another with each statement that writes content.';
insert into private.content_writes default values;

-- Security definer because nobody may reach into the schema private.
create function private.note_content_write() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.content_writes set latest = gen_random_uuid() where is_only;
  return null;
end
$$;
comment on function private.note_content_write is
  'Tells the servers that pages changed, in the transaction that changes them: who sees the one sees the other. Runs before its statement, so that writers wait for one another while they hold no row yet.';
revoke execute on function private.note_content_write from public;

-- A new table writes these statements out in its own migration; `npm run new:resource` shows them.
do $$
declare
  content text;
  subject text;
begin
  for content, subject in
    values ('announcements', 'announcements'), ('alumni_news', 'alumni news'), ('member_perks', 'member perks'),
      ('bulletins', 'bulletins'), ('events', 'events'), ('calendar', 'calendar entries'), ('board_members', 'board members'),
      ('award_recipients', 'award recipients'), ('literature_awards', 'literature awards'), ('home_slides', 'slides'), ('dues', 'dues'),
      ('bulletin_archive', 'archived bulletins'), ('settings', 'the settings')
  loop
    execute format('create trigger touch_updated_at before update on public.%I for each row
      execute function private.touch_updated_at()', content);
    execute format('create trigger clear_sample_mark before update on public.%I for each row
      execute function private.clear_sample_mark()', content);
    execute format('create trigger note_content_write before insert or update or delete or truncate on public.%I
      for each statement execute function private.note_content_write()', content);
    -- A backup comes back with all other triggers silent.
    execute format('alter table public.%I enable always trigger note_content_write', content);

    execute format('grant all on public.%I to service_role', content);
    -- Visitors may ask for all columns, as the specification's detail pages do.
    execute format('grant select on public.%I to anon, authenticated', content);

    -- Only administrators write. The row of the settings is there from the beginning and stays.
    execute format('create policy %I on public.%I for update to authenticated
      using ((select public.is_admin())) with check ((select public.is_admin()))', 'Administrators change ' || subject, content);
    continue when content = 'settings';
    execute format('create policy %I on public.%I for insert to authenticated
      with check ((select public.is_admin()))', 'Administrators add ' || subject, content);
    execute format('create policy %I on public.%I for delete to authenticated
      using ((select public.is_admin()))', 'Administrators delete ' || subject, content);
  end loop;
end
$$;

-- A server keeps finished pages for as long as content_version says the same: one small read in the place of all that a page needs.

-- Security definer because nobody may reach into the schema private.
create function private.latest_content_write() returns uuid
  language sql stable security definer set search_path = ''
  return (select latest from private.content_writes);
comment on function private.latest_content_write is 'What content_version, which runs as its caller, may know of writes.';

create function public.content_version(moment timestamptz) returns text
  language sql stable security invoker set search_path = ''
  return concat_ws(' ', private.latest_content_write(),
    -- Row-level security goes by the database's clock, the site's reads by the server's: each decides by its own.
    (select max(published_at) from public.announcements where published_at <= now()),
    (select max(published_at) from public.announcements where published_at <= moment),
    -- The site leaves these to row-level security alone.
    (select max(published_at) from public.events where published_at <= now()),
    (select max(published_at) from public.alumni_news where published_at <= now()),
    (select max(published_at) from public.member_perks where published_at <= now()),
    (select max(featured_until) from public.announcements where featured_home and featured_until <= moment),
    (select max(featured_until) from public.events where featured_home and featured_until <= moment),
    (now() at time zone 'Europe/Istanbul')::date,
    (select string_agg(id::text, ',' order by id) from public.home_slides
      where coalesce(shown_from <= now(), true) and coalesce(shown_to > now(), true)),
    (select string_agg(id::text, ',' order by id) from public.home_slides
      where coalesce(shown_from <= moment, true) and coalesce(shown_to > moment, true)),
    (select banner_until from public.settings where banner_until <= moment));
comment on function public.content_version is
  'The moment for which a server makes pages; a text that is another one after every write, on every day, and when the time of something visible has come: its publication, the end of its place on the home page, or that of the announcement bar.';
revoke execute on function public.content_version from public;
grant execute on function public.content_version to anon, authenticated, service_role;

-- A server in front of a hosted project sees the database through the API alone. It must know whether the schema is newer than itself.

-- Security definer because only their owner may read them. The body is a text, so that nothing depends on a table that belongs to the
-- Supabase CLI.
create function private.applied_migrations() returns text[]
  language sql stable security definer set search_path = '' as $$
  select array(select version from supabase_migrations.schema_migrations order by version)
$$;
comment on function private.applied_migrations is
  'The versions in the history of migrations, which only their owner may read.';

create function public.applied_migrations() returns text[]
  language sql stable security invoker set search_path = ''
  return private.applied_migrations();
comment on function public.applied_migrations is
  'The versions of all migrations that were applied, in order. Everybody may call it: the files are the program''s own.';
revoke execute on function public.applied_migrations from public;
grant execute on function public.applied_migrations to anon, authenticated, service_role;

-- Addresses that pages once had. Visitors who come by one are led to the page's present address.
create table public.slug_history (
  resource text not null,
  slug text not null,
  row_id bigint not null,
  created_at timestamptz not null default now(),
  constraint slug_history_resource_slug_pkey primary key (resource, slug)
);
alter table public.slug_history enable row level security;
comment on table public.slug_history is 'Slugs that events and alumni news no longer have; one in use is never among them.';
comment on column public.slug_history.resource is 'The table whose row had the slug.';
comment on column public.slug_history.row_id is 'The row that had it last. It goes with the row.';
create index slug_history_row_id_idx on public.slug_history (resource, row_id);

-- Security definer because nobody may write former addresses through the API. A slug that only drafts had may hold words that were never
-- meant to be read.
create function private.keep_slug_history() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.slug_history where resource = tg_table_name and row_id = old.id;
    return null;
  end if;
  delete from public.slug_history where resource = tg_table_name and slug = new.slug;
  if tg_op = 'UPDATE' and old.slug is not null and (
    old.published_at <= now()
    -- Withdrawn: an earlier change ended a time in which visitors saw it.
    or exists (
      select from private.history
      where table_name = tg_table_name and row_id = old.id
        and (before ->> 'published_at')::timestamptz <= changed_at
    )
  ) then
    insert into public.slug_history (resource, slug, row_id) values (tg_table_name, old.slug, new.id)
      on conflict (resource, slug) do update set row_id = excluded.row_id, created_at = excluded.created_at;
  end if;
  return null;
end
$$;
comment on function private.keep_slug_history is
  'Remembers the slug that a row gives up after visitors could see it, forgets one that a row takes, and all of a deleted row.';
revoke execute on function private.keep_slug_history from public;

do $$
declare
  resource text;
begin
  foreach resource in array array['events', 'alumni_news'] loop
    execute format('create trigger claim_slug after insert on public.%I for each row
      execute function private.keep_slug_history()', resource);
    execute format('create trigger change_slug after update on public.%I for each row when (old.slug is distinct from new.slug)
      execute function private.keep_slug_history()', resource);
    execute format('create trigger forget_slugs after delete on public.%I for each row
      execute function private.keep_slug_history()', resource);
  end loop;
end
$$;

-- Whoever sees a page sees its former addresses. No policy and no grant lets anyone write.
create policy "Everyone reads former addresses of visible rows" on public.slug_history
  for select to anon, authenticated
  using (
    case resource
      when 'events' then (select true from public.events where events.id = row_id)
      when 'alumni_news' then (select true from public.alumni_news where alumni_news.id = row_id)
    end
  );
grant select on public.slug_history to anon, authenticated;
grant all on public.slug_history to service_role;
