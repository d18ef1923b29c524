-- A request whose answer was lost is sent again, and must make no second row. A new row may be written with a key, in the request's
-- header x-save-key: the first request with it is honoured, and the others are refused and told so.
create table private.saves (
  key uuid,
  resource text not null,
  row_id bigint not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  constraint saves_key_pkey primary key (key)
);
alter table private.saves enable row level security;
comment on table private.saves is 'The keys of new rows, kept for 30 days: as long as a draft, whose key they are.';

-- Security definer because nobody else writes saves. A draft goes with the save that it led to, whether its answer arrives or not.
create function private.save_once() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  save_key constant uuid := nullif(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-save-key', '')::uuid;
begin
  if save_key is null or auth.uid() is null then return new; end if;
  -- A row that another trigger adds, as an event's calendar entry, belongs to the same save.
  if pg_trigger_depth() > 1 then return new; end if;
  -- A request that is still under way with the same key is waited for.
  insert into private.saves (key, resource, row_id, saved_by) values (save_key, tg_table_name, new.id, auth.uid())
    on conflict (key) do nothing;
  if not found then
    raise exception using errcode = 'PT423', message = 'a row was saved with this key before';
  end if;
  delete from public.form_drafts as draft where draft.key = save_key and draft.owner = auth.uid();
  return new;
end
$$;
comment on function private.save_once is 'Refuses a second row with the key of a request, with PT423.';
revoke execute on function private.save_once from public;

create function private.save_rows_once(resource text) returns void
  language plpgsql set search_path = '' as $$
begin
  -- Its name comes after take_back_identity, which gives a restored row its id.
  execute format('create trigger z_save_once before insert on public.%I for each row execute function private.save_once()', resource);
end
$$;
comment on function private.save_rows_once is 'Lets new rows of a table be saved with a key.';
revoke execute on function private.save_rows_once from public;

do $$
declare
  content text;
begin
  foreach content in array array['announcements', 'alumni_news', 'member_perks', 'bulletins', 'events', 'calendar', 'board_members',
    'award_recipients', 'literature_awards', 'home_slides', 'dues', 'bulletin_archive']
  loop
    perform private.save_rows_once(content);
  end loop;
end
$$;

-- Security definer because nobody else reads saves.
create function public.saved_row(key uuid, resource text) returns table (row_id bigint)
  language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select saved.row_id from private.saves as saved
    where saved.key = saved_row.key and saved.resource = saved_row.resource and saved.saved_by = auth.uid();
end
$$;
comment on function public.saved_row is 'For administrators: the row that their own request with this key made; none if there was no such request.';
revoke execute on function public.saved_row from public, anon;
grant execute on function public.saved_row to authenticated;

create or replace function private.purge_history() returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  purged bigint;
begin
  delete from private.history
    where changed_at < now() - case when table_name = any (private.protected_tables()) then interval '2 years' else interval '30 days' end;
  get diagnostics purged = row_count;
  delete from private.important_changes where changed_at < now() - interval '2 years';
  delete from private.erased_files
    where name not in (select object.name from storage.objects as object where object.bucket_id = 'media');
  -- Before the files are looked at: those of a draft go with it.
  delete from public.form_drafts where updated_at < now() - interval '30 days';
  delete from private.saves where saved_at < now() - interval '30 days';
  return purged;
end
$$;
