-- What administrators do with files. Rows are changed as whoever asks, under row-level security, and each change is in its history.

create function private.require_file(object_name text) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from storage.objects as object where object.bucket_id = 'media' and object.name = object_name)
    or exists (select from public.files where name = object_name and redirect is not null)
  then
    raise exception using errcode = 'PT404', message = 'there is no such file';
  end if;
end
$$;
comment on function private.require_file is 'Refuses a name that no file of the bucket has, or has any longer.';

create function private.names_of(name text) returns text[]
  language sql stable set search_path = ''
  return array[name] || array(select former.name from public.files as former where former.redirect = names_of.name);
comment on function private.names_of is 'A file''s name and those of the files whose place it took.';

create function private.with_description(entry jsonb, held text, name text, words text) returns jsonb
  language plpgsql immutable set search_path = '' as $$
declare
  alt constant text := regexp_replace(held, '_url$', '') || '_alt';
  quoted constant text := replace(replace(replace(words, '&', '&amp;'), '"', '&quot;'), '\', '\\');
begin
  if entry ? alt and jsonb_typeof(entry -> held) = 'array' then
    return jsonb_build_object(alt, (entry -> alt) || (
      select coalesce(jsonb_object_agg(photo, words), '{}') from jsonb_array_elements_text(entry -> held) as photo
      where with_description.name in (select private.files_in(photo)) and not entry -> alt ? photo));
  elsif entry ? alt then
    return jsonb_build_object(alt, words);
  end if;
  return jsonb_build_object(held, regexp_replace(entry ->> held,
    '<img(?=\s)(?![^>]*\salt=)(?=[^>]*public/media/' || replace(with_description.name, '.', '\.') || '")',
    '<img alt="' || quoted || '"', 'g'));
end
$$;
comment on function private.with_description is 'The columns of a row as they are when a file that one of them shows is described where it was not.';

-- Security definer because nobody writes the table, or reads the history and other people's forms.
create function private.describe_steps(name text, alt text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words constant text := translate(btrim(describe_steps.alt, E' \t\r\n\u00a0'), '<>', '');
  names constant text[] := private.names_of(describe_steps.name);
  steps jsonb := '[]';
  use record;
  held record;
  entry jsonb;
  changes jsonb;
begin
  perform private.require_admin();
  perform private.require_file(describe_steps.name);
  insert into public.files as fact (name, alt) values (describe_steps.name, words)
    on conflict on constraint files_name_pkey do update set alt = excluded.alt;
  if words is null then return steps; end if;
  for use in select found.* from private.file_uses(array[describe_steps.name]) as found where found.is_undescribed loop
    entry := private.present_row(use.resource, use.row_id);
    changes := '{}';
    for held in
      select shown.key, mention from jsonb_each(entry) as shown, private.files_in(shown.value::text) as mention where mention = any (names)
    loop
      if not (private.described(entry || changes, held.key, held.mention)).is_described then
        changes := changes || private.with_description(entry || changes, held.key, held.mention, words);
      end if;
    end loop;
    steps := steps || jsonb_build_object('table', use.resource, 'id', use.row_id, 'row', changes, 'is_whole', false,
      'unchanged_since', entry ->> 'updated_at');
  end loop;
  return steps;
end
$$;
comment on function private.describe_steps is 'Notes what a picture shows, and gives the changes of the rows that show it without saying so.';

create function public.describe_file(name text, alt text default null) returns integer
  language sql security invoker set search_path = ''
begin atomic
  select count(*)::integer from private.restore_rows(private.describe_steps(describe_file.name, describe_file.alt));
end;
comment on function public.describe_file is
  'For administrators: says what a picture shows ('''' is decoration), once for all its uses that say nothing yet; gives how many rows changed. Null takes the description out of the library and leaves the rows.';

create function private.with_other_file(value jsonb, names text[], by_name text) returns jsonb
  language plpgsql immutable set search_path = '' as $$
declare
  written text := value::text;
  former text;
begin
  foreach former in array names loop
    written := replace(written, 'public/media/' || former, 'public/media/' || by_name);
    written := replace(written, 'public/media/' || replace(former, '/', '%2F'), 'public/media/' || by_name);
  end loop;
  return written::jsonb;
end
$$;
comment on function private.with_other_file is 'A value in which the addresses of files are that of another. No name of a file is the beginning of another''s.';

-- Security definer as above.
create function private.replace_steps(name text, by_name text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  names constant text[] := private.names_of(replace_steps.name);
  steps jsonb;
begin
  perform private.require_admin();
  perform private.require_file(replace_steps.name);
  perform private.require_file(replace_steps.by_name);
  if replace_steps.name = by_name
    or (private.media_type(replace_steps.name) = 'application/pdf') is distinct from (private.media_type(by_name) = 'application/pdf')
  then
    raise exception using errcode = 'PT409', message = 'a picture takes the place of another picture, a PDF that of another PDF';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('table', use.resource, 'id', use.row_id, 'is_whole', false,
      'unchanged_since', present.entry ->> 'updated_at',
      'row', private.with_other_file(present.entry, names, by_name))), '[]')
    into steps
    from private.file_uses(array[replace_steps.name]) as use
    cross join lateral (select private.present_row(use.resource, use.row_id) as entry) as present
    where use.state in ('shown', 'published', 'scheduled', 'draft');
  update public.form_drafts as draft
    set changes = private.with_other_file(draft.changes, names, by_name), began = private.with_other_file(draft.began, names, by_name)
    where exists (select from private.files_in(draft::text) as file where file = any (names));
  insert into public.files as fact (name, redirect) values (replace_steps.name, by_name)
    on conflict on constraint files_name_pkey do update set redirect = excluded.redirect, trashed_at = null, trashed_by = null;
  update public.files as fact set redirect = by_name where fact.redirect = replace_steps.name;
  insert into public.files as fact (name, alt)
    select by_name, former.alt from public.files as former where former.name = replace_steps.name
    on conflict on constraint files_name_pkey do update
      set alt = coalesce(fact.alt, excluded.alt), trashed_at = null, trashed_by = null;
  return steps;
end
$$;
comment on function private.replace_steps is 'Notes that another file took a file''s place, also in unsaved forms, and gives the changes of the rows that show it.';

create function public.replace_file(name text, by_name text) returns integer
  language sql security invoker set search_path = ''
begin atomic
  select count(*)::integer from private.restore_rows(private.replace_steps(replace_file.name, replace_file.by_name));
end;
comment on function public.replace_file is
  'For administrators: another uploaded file takes a file''s place in all rows; gives how many changed. The old address leads to the new file, and the caller or the next purge removes the old one. Refused with PT404 without such a file, with PT409 for another kind of file.';

-- Security definer because nobody writes the table.
create function public.trash_files(names text[]) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  object_name text;
  moved integer;
begin
  perform private.require_admin();
  foreach object_name in array trash_files.names loop
    perform private.require_file(object_name);
  end loop;
  if exists (select from private.used_files() as file where file = any (trash_files.names)) then
    raise exception using errcode = 'PT409', message = 'a row or an unsaved form uses the file';
  end if;
  insert into public.files as fact (name, trashed_at, trashed_by)
    select distinct name, now(), auth.uid() from unnest(trash_files.names) as name
    on conflict on constraint files_name_pkey do update
      set trashed_at = coalesce(fact.trashed_at, excluded.trashed_at), trashed_by = coalesce(fact.trashed_by, excluded.trashed_by);
  get diagnostics moved = row_count;
  return moved;
end
$$;
comment on function public.trash_files is
  'For administrators: puts files that nothing uses into the trash, all or none; they keep answering for 30 days. What only the history shows may go there, and stays as long as the history shows it. Refused with PT409 when a row or an unsaved form uses one, with PT404 when there is none of a name.';

create function public.restore_files(names text[]) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  moved integer;
begin
  perform private.require_admin();
  update public.files as fact set trashed_at = null, trashed_by = null
    where fact.name = any (restore_files.names) and fact.trashed_at is not null;
  get diagnostics moved = row_count;
  return moved;
end
$$;
comment on function public.restore_files is 'For administrators: takes files out of the trash; gives how many were there.';

create function public.replaced_file(name text) returns text
  language sql stable security definer set search_path = ''
  return (select fact.redirect from public.files as fact where fact.name = replaced_file.name);
comment on function public.replaced_file is 'For everybody: the name of the file that took this one''s place; null for any other.';

revoke execute on function private.with_description, private.require_file, private.names_of, private.describe_steps,
  private.with_other_file, private.replace_steps from public;
-- Reached from the functions of the API alone: nobody who asks may use the schema private.
grant execute on function private.describe_steps, private.replace_steps to authenticated;
revoke execute on function public.describe_file, public.replace_file, public.trash_files, public.restore_files from public, anon;
grant execute on function public.describe_file, public.replace_file, public.trash_files, public.restore_files to authenticated;
revoke execute on function public.replaced_file from public;
grant execute on function public.replaced_file to anon, authenticated, service_role;

-- From here on a saved file waits for a person. The purge takes what somebody threw away, by itself or with its row, once neither a row nor
-- the history shows it; what was erased or replaced; and uploads that no row ever had.

create or replace function private.unused_files() returns setof text
  language sql stable security definer set search_path = '' as $$
  select object.name
  from storage.objects as object
  left join public.files as fact on fact.name = object.name
  where object.bucket_id = 'media' and (
    fact.redirect is not null
    or object.name not in (select private.shown_files()) and (
      object.name in (select erased.name from private.erased_files as erased)
      or fact.trashed_at < now() - interval '30 days'
      or fact.is_saved is not true and object.created_at < now() - interval '24 hours'
    )
  )
$$;
comment on function private.unused_files is
  'The files that the purge takes: replaced and erased ones at once; what was put into the trash 30 days ago, or was deleted with its row, when the history shows it no longer; uploads that no row ever had, after 24 hours in which a form may be open.';

create or replace function private.purge_history() returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  purged bigint;
begin
  -- Before the changes are forgotten: an unsaved form is no row.
  insert into public.files as fact (name, is_saved)
    select object.name, true from storage.objects as object
    where object.bucket_id = 'media' and object.name in (
      select private.files_of('private.history')
      union
      select private.files_of(pg_class.oid) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'form_drafts')
    on conflict on constraint files_name_pkey do update set is_saved = true where not fact.is_saved;
  with forgotten as (
    delete from private.history
      where changed_at < now() - case when table_name = any (private.protected_tables()) then interval '2 years' else interval '30 days' end
      returning *
  ), let_go as (
    -- The files of a row that somebody deleted go with it.
    update public.files as fact set trashed_at = deleted.changed_at, trashed_by = deleted.changed_by
      from forgotten as deleted cross join lateral private.files_in(deleted::text) as file
      where fact.name = file and fact.redirect is null and fact.trashed_at is null
        and deleted.operation = 'delete' and not private.is_present(deleted.table_name, deleted.row_id)
  )
  select count(*) into purged from forgotten;
  update public.files as fact set trashed_at = null, trashed_by = null
    where fact.trashed_at is not null and fact.name in (select private.used_files());
  delete from public.files as fact
    where fact.created_at < now() - interval '1 day' and not exists (
      select from storage.objects as object where object.bucket_id = 'media' and object.name in (fact.name, fact.redirect));
  delete from private.important_changes where changed_at < now() - interval '2 years';
  delete from private.erased_files
    where name not in (select object.name from storage.objects as object where object.bucket_id = 'media');
  -- Before the files are looked at: those of a draft go with it.
  delete from public.form_drafts where updated_at < now() - interval '30 days';
  delete from private.saves where saved_at < now() - interval '30 days';
  delete from private.draft_links where least(ends_at, revoked_at) < now() - interval '30 days';
  return purged;
end
$$;
