-- What a well-shaped value looks like, and what the database does to every row by itself, whoever writes it.

create schema if not exists private;
comment on schema private is 'Functions of constraints, triggers and policies. Never exposed through the API.';

-- API roles get nothing by themselves. Each table's grants decide about columns and verbs, its policies about rows.
revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;

create function private.is_web_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(value) <= 2048
    and value ~ '^(https?://[^/?#[:space:]]|/([^/\\]|$))'
    and value !~ '[[:space:][:cntrl:]<>"\\]';
comment on function private.is_web_address is
  'True for an http(s) address or a path of this site: one leading slash, no blanks, quotes or backslashes.';

create function private.is_slug(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and value !~ '^[0-9]+$';
comment on function private.is_slug is
  'True for lower-case words joined by single hyphens. Digits alone are refused: such an address means an id.';

-- The same as src/lib/identity/email-address.ts: what every mail server takes.
create function private.is_email(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(value) <= 254
    and value ~* '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
    and value !~ '[^\x21-\x7e]'
    and strpos(value, '@') <= 65;
comment on function private.is_email is 'True for one plain address, name@domain.';

create function private.is_phone(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~ '^\+?[0-9 ()./-]{7,30}$'
    and char_length(regexp_replace(value, '[^0-9]', '', 'g')) between 7 and 15;
comment on function private.is_phone is 'True for 7 to 15 digits with an optional leading plus and the usual separators.';

create function private.is_iban(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  -- ISO 13616: the first four characters go to the end, letters become numbers (T 29, R 27), and the remainder by 97 is 1.
  return case when value ~ '^TR[0-9]{24}$' then (substr(value, 5) || '2927' || substr(value, 3, 2))::numeric % 97 = 1 else false end;
comment on function private.is_iban is 'True for a Turkish account number without spaces whose check digits are right.';

create function private.is_gallery(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return jsonb_typeof(value) = 'array'
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "string")')
    and not jsonb_path_exists(value, 'strict $[*] ? (!(@ like_regex "^(https?://[^/?#]|/[^/])"))');
comment on function private.is_gallery is 'True for a JSON array whose elements are all web addresses or site paths.';

create function private.is_gallery_alt(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return case
    when jsonb_typeof(value) = 'object' then not exists (
      select from jsonb_each(value) as entry
      where jsonb_typeof(entry.value) <> 'string' or not private.is_web_address(entry.key)
    )
    else false
  end;
comment on function private.is_gallery_alt is
  'True for a JSON object that gives texts to web addresses or site paths.';

create function private.longest_text(value jsonb) returns integer
  language sql immutable parallel safe set search_path = ''
  return (select coalesce(max(char_length(entry.value)), 0) from jsonb_each_text(value) as entry);
comment on function private.longest_text is 'How many characters the longest value of a JSON object has.';

-- PostgreSQL runs the triggers of one moment in the order of their names.

create function private.trim_text() returns trigger
  language plpgsql set search_path = '' as $$
declare
  trimmed jsonb;
begin
  select jsonb_object_agg(key, btrim(value, E' \t\r\n\u00a0'))
    into trimmed
    from jsonb_each_text(to_jsonb(new))
    where key = any (tg_argv) and value is not null;
  return jsonb_populate_record(new, coalesce(trimmed, '{}'));
end
$$;
comment on function private.trim_text is
  'Trims the columns named by the trigger: those that must not be null, and those in which '''' means something else than null.';

create function private.blank_to_null() returns trigger
  language plpgsql set search_path = '' as $$
declare
  trimmed jsonb;
begin
  select jsonb_object_agg(key, nullif(btrim(value, E' \t\r\n\u00a0'), ''))
    into trimmed
    from jsonb_each_text(to_jsonb(new))
    where key = any (tg_argv);
  return jsonb_populate_record(new, trimmed);
end
$$;
comment on function private.blank_to_null is
  'Trims the columns named by the trigger and stores blank text as null, so that "is it there?" has one answer.';

-- An editor's save is compared with the updated_at that was read, so that no two changes may have the same one.
create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  -- The columns keep milliseconds, so a smaller step would be lost.
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end
$$;
comment on function private.touch_updated_at is 'Stamps the moment of the last change, later than the one before by a millisecond at least.';

-- Security definer because API roles may not look into the schema auth.
create function private.stamp_author() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    new.created_by := case when tg_op = 'INSERT' then auth.uid() else old.created_by end;
  end if;
  return new;
end
$$;
comment on function private.stamp_author is
  'Sets created_by from the session and keeps it for ever, whatever the client sends. Without a session (service role, deleted user) the value stands.';
revoke execute on function private.stamp_author from public;

-- Security definer because API roles may not look into the schema auth.
create function private.clear_sample_mark() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  was_sample constant text := nullif(current_setting('history.was_sample', true), '');
begin
  if was_sample is not null then
    new.is_sample := was_sample;
  -- What triggers write is nobody's edit, and a new place in the list makes nobody real.
  elsif auth.uid() is not null and pg_trigger_depth() = 1
    and to_jsonb(new) -> 'idx' is not distinct from to_jsonb(old) -> 'idx' then
    new.is_sample := false;
  end if;
  return new;
end
$$;
comment on function private.clear_sample_mark is
  'What an administrator has edited is no longer sample content; a restored version has the mark that it had.';
revoke execute on function private.clear_sample_mark from public;

-- Runs as whoever asks, under row-level security.
create function public.sample_rows(max_rows integer default 10)
  returns table (resource text, total bigint, first_rows jsonb)
  language plpgsql stable security invoker rows 20 set search_path = '' as $$
declare
  target record;
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
  for target in
    select named.relname as name from pg_class as named
      join pg_attribute as marked on marked.attrelid = named.oid and marked.attname = 'is_sample' and not marked.attisdropped
      where named.relnamespace = 'public'::regnamespace and named.relkind in ('r', 'p')
      order by named.relname
  loop
    return query execute format(
      'select %L, max(entry.total), jsonb_agg(entry.columns order by entry.id)
        from (
          select id, count(*) over () as total,
            (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(marked)) where length(value::text) <= 300) as columns
          from public.%I as marked
          where is_sample
          order by id
          limit $1
        ) as entry
        having count(*) > 0',
      target.name, target.name) using least(greatest(max_rows, 1), 100);
  end loop;
end
$$;
comment on function public.sample_rows is
  'For administrators: which tables still have sample content, how many rows, and the first of them without their long texts.';
revoke execute on function public.sample_rows from public, anon;
grant execute on function public.sample_rows to authenticated;
