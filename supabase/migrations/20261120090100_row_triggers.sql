-- What the database does to every row by itself, whoever writes it.

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
comment on function private.trim_text is 'Trims the columns named by the trigger: those that must not be null.';

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

create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.touch_updated_at is 'Stamps the moment of the last change.';

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

create function private.default_perk_values() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.category := coalesce(new.category, 'Diğer');
  new.idx := coalesce(new.idx, 999999);
  return new;
end
$$;
comment on function private.default_perk_values is 'A perk whose category or order is left blank takes the default.';

revoke execute on function private.stamp_author from public;
