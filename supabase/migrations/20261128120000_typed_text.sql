-- What people type, paste and send arrives as they mean it, or is refused: invisible characters, letters of many shapes, telephone
-- numbers, addresses of links.

-- The same as src/lib/text/clean.ts: what nobody sees goes; joiners and tags within emoji stay.
create or replace function private.clean_text(value text, has_lines boolean) returns text
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  blanks constant text := '[\t\n \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]';
begin
  value := regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g');
  value := regexp_replace(value,
    '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e]'
    || '|[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc\U000e0000-\U000e001f]'
    || '|(?<![\u2190-\u2bff\U0001f000-\U0001faff\ufe0f])\u200d|\u200d(?![\u2190-\u2bff\U0001f000-\U0001faff])'
    || '|(?<!\U0001f3f4[\U000e0020-\U000e007f]*)[\U000e0020-\U000e007f]', '', 'g');
  value := normalize(regexp_replace(value, format('^%s+|%s+$', blanks, blanks), '', 'g'), NFC);
  return case when has_lines then value else translate(regexp_replace(value, blanks, ' ', 'g'), U&'\2010\2011', '--') end;
end
$$;
comment on function private.clean_text is
  'A text without control and format characters, trimmed, in NFC. Without lines, each blank is a plain space and each hyphen that of the keyboard.';

create or replace function private.clean_columns(entry jsonb, columns text[]) returns jsonb
  language sql immutable set search_path = ''
  return (
    select jsonb_object_agg(key, private.clean_text(value,
      array_position(columns, key) > array_position(columns, 'lines:')))
    from jsonb_each_text(entry) where key = any (columns)
  );
comment on function private.clean_columns is 'These columns of a row, cleaned. Those that are named after ''lines:'' have lines.';

-- These triggers are security definer because API roles may not look into the schema private.
create or replace function private.trim_text() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  return jsonb_populate_record(new, coalesce(jsonb_strip_nulls(private.clean_columns(to_jsonb(new), tg_argv)), '{}'));
end
$$;
comment on function private.trim_text is
  'Cleans the columns named by the trigger: those that must not be null, and those in which '''' means something else than null.';
revoke execute on function private.trim_text from public;

create or replace function private.blank_to_null() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  cleaned jsonb;
begin
  select jsonb_object_agg(key, nullif(value, '')) into cleaned
    from jsonb_each_text(private.clean_columns(to_jsonb(new), tg_argv));
  return jsonb_populate_record(new, cleaned);
end
$$;
comment on function private.blank_to_null is
  'Cleans the columns named by the trigger and stores blank text as null, so that "is it there?" has one answer. Columns after ''lines:'' keep their line breaks.';
revoke execute on function private.blank_to_null from public;

create or replace trigger blank_to_null before insert or update on public.announcements for each row
  execute function private.blank_to_null('cover_url', 'hero_bg_url', 'lines:', 'lead', 'excerpt', 'body');
create or replace trigger blank_to_null before insert or update on public.alumni_news for each row
  execute function private.blank_to_null('title', 'slug', 'link', 'image_url', 'cover_url', 'lines:', 'description');
create or replace trigger blank_to_null before insert or update on public.events for each row
  execute function private.blank_to_null('cover_url', 'hero_bg_url', 'location', 'status_note', 'lines:', 'lead', 'excerpt', 'body');
create or replace trigger blank_to_null before insert or update on public.member_perks for each row
  execute function private.blank_to_null('category', 'discount_code', 'contact_phone', 'contact_email', 'alumnus_name', 'logo_url',
    'lines:', 'discount');
create or replace trigger blank_to_null before insert or update on public.dues for each row
  execute function private.blank_to_null('lines:', 'note');
create or replace trigger blank_to_null before insert or update on public.settings for each row
  execute function private.blank_to_null('short_name', 'telephone', 'email', 'bank', 'branch', 'account_holder', 'iban',
    'payment_url', 'balance_url', 'platform_url', 'application_url', 'instagram_url', 'youtube_url', 'facebook_url',
    'banner_text', 'banner_link', 'lines:', 'address');

-- Words. NFKC makes one letter of all its shapes; what is no letter of a word goes.

create or replace function private.turkish_lower(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return lower(translate(
    regexp_replace(normalize(value, NFKC), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'),
    U&'I\0130\2019\2018\02bc', U&'\0131i'''''''));

-- The collation is the same on every machine but for letters that are younger than a machine's Unicode; those are named.
create or replace function private.fold(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(translate(value,
          U&'\A7B8\A7BA\A7BC\A7BE\A7C0\A7C2\A7C4\A7C5\A7C6\A7C7\A7C9\A7CB\A7CC\A7CE\A7D0\A7D2\A7D4\A7D6\A7D8\A7DA\A7DC\A7F5\A7F1',
          U&'\A7B9\A7BB\A7BD\A7BF\A7C1\A7C3\A794\0282\1D8E\A7C8\A7CA\0264\A7CD\A7CF\A7D1\A7D3\A7D5\A7D7\A7D9\A7DB\019B\A7F6s'), NFKD),
        '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g') collate pg_catalog."und-x-icu"),
      U&'\0131øđðłħŧ\2019\2018\02bc', U&'ioddlht''''''') collate "default",
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th');

-- Only elements that HTML has are tags. What else stands between angle brackets is text: <ayse@dernek.example>, 3 < 5.
create or replace function private.plain_text(html text) returns text
  language sql immutable parallel safe set search_path = ''
  return btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(html,
        '</?(p|div|br|hr|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tfoot|tr|t[dh]|caption|figure|figcaption|section)(\s[^<>]*)?/?>',
        ' ', 'gi'),
        '</?(a|abbr|b|cite|code|del|em|font|i|img|ins|mark|q|s|small|span|strike|strong|sub|sup|u)(\s[^<>]*)?/?>', '', 'gi'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
    '[[:space:][:cntrl:]]+', ' ', 'g'));

-- PostgreSQL's parser would take a word between angle brackets for a tag.
create or replace function private.search_vector(title text, body text) returns tsvector
  language sql immutable parallel safe set search_path = ''
  return
    setweight(to_tsvector('pg_catalog.simple', private.fold(translate(title, '<>', '  '))), 'A') ||
    setweight(private.fold(to_tsvector('pg_catalog.turkish', private.turkish_lower(translate(title, '<>', '  ')))::text)::tsvector, 'A') ||
    to_tsvector('pg_catalog.simple', private.fold(translate(body, '<>', '  '))) ||
    private.fold(to_tsvector('pg_catalog.turkish', private.turkish_lower(translate(body, '<>', '  ')))::text)::tsvector;

-- Links. The same rule as src/lib/paths/web-address.ts.

create or replace function private.is_web_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(value) <= 2048
    and value ~ '^(https?://([A-Za-z0-9_-]|[^\u0001-\u007f])+(\.([A-Za-z0-9_-]|[^\u0001-\u007f])+)*\.?(:[0-9]{1,5})?([/?#]|$)|/([^/]|$))'
    and value !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff<>"\\]';

create or replace function private.web_address(typed text) returns text
  language sql immutable parallel safe set search_path = ''
begin atomic
  with meant as (
    select case
      when typed ~* '^(([a-z0-9-]|[^\u0001-\u007f])+\.)+([a-z]|[^\u0001-\u007f]){2,}(:[0-9]{1,5})?([/?#]|$)'
        and typed !~* '^[^/?#]*\.(pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|svg|html?|txt|zip)([/?#]|$)' then 'https://' || typed
      else typed end as address
  )
  select coalesce(lower(start) || substr(address, char_length(start) + 1), address)
  from meant, lateral substring(address from '^[hH][tT][tT][pP][sS]?://[^/?#]*') as start;
end;
comment on function private.web_address is
  'The address that is meant: scheme and host in lower case, and https:// before the name of a host.';

create or replace function private.tidy_links() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(key, private.web_address(value)) from jsonb_each_text(to_jsonb(new)) where key = any (tg_argv)));
end
$$;
comment on function private.tidy_links is 'Completes the typed addresses in the columns named by the trigger. It follows blank_to_null.';
revoke execute on function private.tidy_links from public;

create or replace trigger tidy_links before insert or update on public.alumni_news for each row
  execute function private.tidy_links('link');
create or replace trigger tidy_links before insert or update on public.home_slides for each row
  execute function private.tidy_links('link');
create or replace trigger tidy_links before insert or update on public.settings for each row
  execute function private.tidy_links('payment_url', 'balance_url', 'platform_url', 'application_url', 'instagram_url', 'youtube_url',
    'facebook_url', 'banner_link');

-- Telephones. What to dial is read when a number is written, by whomever. The forms read with libphonenumber-js, which knows every
-- country, and refuse more (admin/fields/phone/read-phones.ts); a test compares what both read.

create or replace function private.dialled(typed text) returns text
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  digits text := regexp_replace(regexp_replace(typed, '^ *00', '+'), '[^0-9+]', '', 'g');
  turkish constant text := '^(4[0-9]{6}|8[0-9]{11,12}|([2-58][0-9]{2}|900)[0-9]{7})$';
begin
  if typed !~ '^ *\+?[-0-9 ()./\u2012-\u2015\u2212]+$' then return null; end if;
  -- Short numbers are dialled as they are.
  if digits ~ '^(1[0-9]{2}|118[0-9]{2}|444[0-9]{4})$' then return digits; end if;
  if starts_with(digits, '+') and digits !~ '^\+90' then
    -- People write the zero of their own country's numbers, too; in the countries named here it belongs to the number.
    digits := case when digits ~ '^\+(39|22[5679]|24[127]|267|378|50[17])' then digits
      else regexp_replace(regexp_replace(digits, '^\+(36)06|^\+(7)8(?=[0-9]{10}$)', '+\1\2'),
        '^\+(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[789]|8[0578]|9[679])[0-9])0', '+\1') end;
    return case when digits ~ '^\+[1-9][0-9]{6,14}$' then digits end;
  end if;
  digits := regexp_replace(digits, '^(\+90)?0?', '');
  if digits !~ turkish then digits := regexp_replace(digits, '^900?', ''); end if;
  return case when digits ~ turkish then '+90' || digits end;
end
$$;
comment on function private.dialled is
  'What one folded telephone number dials: a short number, or + and digits. Numbers without a country are Turkish. Null when nothing can be dialled.';

create or replace function private.phone_numbers(typed text) returns jsonb
  language sql immutable parallel safe set search_path = ''
begin atomic
  with part as (
    select text, place, private.fold(text) as folded
    from (
      select text, place
      from regexp_split_to_table(typed, '\s*[/;,|]\s*|\s+(ve|veya|[-–])\s+', 'i') with ordinality as split (text, place)
      union all
      select typed, 0
    ) as candidate
  ),
  bare as (
    select text, place, regexp_replace(folded, '^ *(tel|telefon|gsm|cep|mobil)[.: ]+', '') as bare from part
  ),
  number as (
    select text, place, coalesce(private.dialled(bare), private.dialled(regexp_replace(bare,
      '([ (,]*(dahili|dah|ic hat|ext|int|x|#|d)[.: ]*[0-9]{1,6}([-/, ]+[0-9]{1,6})*\)?|[-/ ]+[0-9]{1,2}) *$', ''))) as dial
    from bare
  )
  select case when count(*) > 2 and bool_and(dial is not null) filter (where place > 0)
    then jsonb_agg(jsonb_build_object('text', text, 'dial', dial) order by place) filter (where place > 0)
    else jsonb_agg(jsonb_build_object('text', text, 'dial', dial)) filter (where place = 0 and dial is not null) end
  from number
  where typed is not null and char_length(typed) <= 100;
end;
comment on function private.phone_numbers is
  'The telephone numbers in a text as they are typed, each with what it dials. Extensions are not dialled. Null when one cannot be.';

-- Rows from before keep what they have.
create or replace function private.is_phone(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return private.phone_numbers(value) is not null
    or value ~ '^\+?[0-9 ()./-]{7,30}$' and char_length(regexp_replace(value, '[^0-9]', '', 'g')) between 7 and 15;
comment on function private.is_phone is 'True for telephone numbers, and for 7 to 15 digits with the usual separators.';

create or replace function private.read_phones() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  typed constant text := to_jsonb(new) ->> tg_argv[0];
  numbers constant jsonb := private.phone_numbers(typed);
begin
  if typed is not null and numbers is null and (tg_op = 'INSERT' or typed is distinct from to_jsonb(old) ->> tg_argv[0]) then
    raise check_violation using
      message = format('a number in "%s" cannot be dialled: constraint "%s_%s_format"', tg_argv[0], tg_table_name, tg_argv[0]),
      table = tg_table_name, schema = tg_table_schema, constraint = format('%s_%s_format', tg_table_name, tg_argv[0]);
  end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0] || '_numbers', numbers));
end
$$;
comment on function private.read_phones is
  'Keeps what to dial in the column that is named after the trigger''s, and refuses a new number that nobody could dial. It follows blank_to_null.';
revoke execute on function private.read_phones from public;

alter table public.member_perks add column if not exists contact_phone_numbers jsonb;
alter table public.settings add column if not exists telephone_numbers jsonb;
comment on column public.member_perks.contact_phone_numbers is 'The numbers in contact_phone: text as typed, and what it dials. Set by the database.';
comment on column public.settings.telephone_numbers is 'The numbers in telephone: text as typed, and what it dials. Set by the database.';
-- They may be sent, as restoring does, but their trigger overrules it.
grant insert (contact_phone_numbers), update (contact_phone_numbers) on public.member_perks to authenticated;
grant update (telephone_numbers) on public.settings to authenticated;

create or replace trigger read_phones before insert or update on public.member_perks for each row
  execute function private.read_phones('contact_phone');
create or replace trigger read_phones before insert or update on public.settings for each row
  execute function private.read_phones('telephone');

-- What is stored already is read and indexed anew; that is nobody's change.
do $$
declare
  source record;
begin
  for source in values ('member_perks', 'contact_phone'), ('settings', 'telephone') loop
    execute format('alter table public.%1$I disable trigger add_to_history, disable trigger touch_updated_at', source.column1);
    execute format('update public.%1$I set %2$I = %2$I where %2$I is not null', source.column1, source.column2);
    execute format('alter table public.%1$I enable trigger add_to_history, enable trigger touch_updated_at', source.column1);
  end loop;

  update private.search_index as entry set words = private.search_vector(found.title, found.body)
    from private.searchable as found where found.kind = entry.kind and found.id = entry.id;
  for source in
    select relname as name, string_to_array(encode(tgargs, 'escape'), '\000') as columns
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'keep_row_words'
  loop
    execute format('update private.row_words as kept set words = private.words_of(to_jsonb(entry), %L)
      from public.%I as entry where kept.resource = %L and kept.id = entry.id', source.columns, source.name, source.name);
  end loop;
end
$$;
