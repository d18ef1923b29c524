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
