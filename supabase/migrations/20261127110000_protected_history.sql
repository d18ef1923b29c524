-- Nobody hides a change. The history of money and rights is kept for two years and erased by nobody. Of other rows an administrator
-- erases the values, for personal data: who did what and when stays, and the erasure is an entry itself.

create function private.protected_tables() returns text[]
  language sql immutable set search_path = ''
  return array['settings', 'dues', 'profiles'];
comment on function private.protected_tables is
  'The tables whose history is kept for two years and cannot be erased; profiles are the acts of the team.';

alter table private.history add column is_erased boolean not null default false;
alter table private.history drop constraint history_operation_option;
alter table private.history add constraint history_operation_option check (
  case when row_id is null
    then operation in ('invite', 'invite_again', 'grant', 'revoke', 'withdraw', 'rename', 'change_email')
    else operation in ('insert', 'update', 'delete', 'erase')
  end);
alter table private.history add constraint history_is_erased_option check (
  not is_erased or coalesce(title, before::text, after::text, former_slugs::text) is null);
comment on table private.history is
  'Every change of a declared row, written by triggers and kept for 30 days, or for two years in private.protected_tables().';
comment on column private.history.is_erased is
  'Whether the values were erased. The erasure is an entry of its own, with the operation erase and without values.';

create table private.erased_files (
  name text not null,
  constraint erased_files_name_pkey primary key (name)
);
alter table private.erased_files enable row level security;
comment on table private.erased_files is 'The files that only erased entries showed. They go at once, however young they are.';

create function private.files_in(value text) returns setof text
  language sql immutable set search_path = ''
begin atomic
  select distinct replace(found[1], '%2F', '/')
    from regexp_matches(value, 'public/media/([A-Za-z0-9_/.%-]+)', 'g') as found;
end;
comment on function private.files_in is 'The names of the files of the bucket whose addresses stand in a text.';

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
  return purged;
end
$$;
comment on function private.purge_history is
  'Deletes what is older than 30 days, or than two years in private.protected_tables(); gives how many changes that were.';

drop function public.erase_history;
create function public.erase_history(resource text, row_id bigint) returns setof text
  language plpgsql security definer rows 10 set search_path = '' as $$
declare
  erased bigint;
  files text[];
begin
  perform private.require_admin();
  if erase_history.resource = any (private.protected_tables()) then
    raise insufficient_privilege using message = format('the history of %I is kept for two years', erase_history.resource);
  end if;
  with kept as (
    select entry.id, entry::text as written from private.history as entry
    where entry.table_name = erase_history.resource and entry.row_id = erase_history.row_id and not entry.is_erased
    for update
  ), emptied as (
    update private.history as entry
      set title = null, before = null, after = null, former_slugs = null, is_erased = true
      from kept where entry.id = kept.id
      returning kept.written
  )
  select count(distinct emptied.written), array_agg(distinct file) into erased, files
    from emptied left join lateral private.files_in(emptied.written) as file on true;
  if erased = 0 then return; end if;
  insert into private.history (table_name, row_id, operation, is_erased, changed_by)
    values (erase_history.resource, erase_history.row_id, 'erase', true, auth.uid());
  return query
    insert into private.erased_files as waiting (name)
      select object.name from storage.objects as object
      where object.bucket_id = 'media' and object.name = any (files) and object.name not in (select private.shown_files())
      on conflict (name) do update set name = excluded.name
      returning waiting.name;
end
$$;
comment on function public.erase_history is
  'For administrators: erases the values of all changes of a row, for personal data; a deleted row cannot be brought back then. Who did what and when stays, and so does the erasure. Gives the files that only these changes showed, which are to be removed at once. Refused with 42501 for settings, dues and rights.';
revoke execute on function public.erase_history from public, anon;
grant execute on function public.erase_history to authenticated;

create or replace function private.unused_files() returns setof text
  language sql stable security definer set search_path = '' as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'media'
    and (object.created_at < now() - interval '30 days' or object.name in (select erased.name from private.erased_files as erased))
    and object.name not in (select private.shown_files())
$$;
comment on function private.unused_files is
  'The files that nothing shows and that are older than 30 days or were erased. Other younger ones may belong to a draft, which a browser keeps that long.';
comment on function public.unused_files is
  'For administrators: those of the named files that no row and no kept version shows. Without names, the files that can be removed: nothing shows them, and they are older than 30 days or were erased.';

drop function public.row_history;
create function public.row_history(resource text, row_id bigint, before_id bigint default null, max_results integer default 50)
  returns table (id bigint, operation text, before jsonb, after jsonb, restores bigint, transaction text,
    changed_by uuid, person text, changed_at timestamptz, is_erased boolean)
  language plpgsql stable security definer rows 50 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select entry.id, entry.operation,
      case entry.operation when 'update' then entry.before - 'is_sample' else entry.before end,
      case entry.operation when 'update' then entry.after - 'is_sample' else entry.after end,
      entry.restores, entry.transaction::text,
      entry.changed_by, private.person_name(entry.changed_by), entry.changed_at, entry.is_erased
    from private.history as entry
    where entry.table_name = row_history.resource and entry.row_id = row_history.row_id
      and (row_history.before_id is null or entry.id < row_history.before_id)
    order by entry.id desc
    limit private.page_size(row_history.max_results);
end
$$;
comment on function public.row_history is
  'For administrators: the changes of one row, newest first, with the values before and after unless they were erased. Go on with the last id as before_id.';

drop function public.recent_changes;
create function public.recent_changes(before_id bigint default null, max_results integer default 20)
  returns table (id bigint, resource text, row_id bigint, title text, operation text, changed_columns text[],
    before jsonb, after jsonb, is_present boolean, restores bigint, transaction text,
    changed_by uuid, person text, changed_at timestamptz, is_erased boolean)
  language plpgsql stable security definer rows 20 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select entry.id, entry.table_name, entry.row_id, entry.title, entry.operation,
      case entry.operation when 'update' then array(select jsonb_object_keys(entry.after - 'is_sample')) end,
      case entry.operation when 'update' then private.short_values(entry.before - 'is_sample') end,
      private.short_values(entry.after - 'is_sample'),
      private.is_present(entry.table_name, entry.row_id),
      entry.restores, entry.transaction::text, entry.changed_by, private.person_name(entry.changed_by), entry.changed_at,
      entry.is_erased
    from private.history as entry
    where recent_changes.before_id is null or entry.id < recent_changes.before_id
    order by entry.id desc
    limit private.page_size(recent_changes.max_results);
end
$$;
comment on function public.recent_changes is
  'For administrators: what changed last in all tables, newest first, with the short values of changed and new rows unless they were erased. Go on with the last id as before_id.';

create or replace function public.latest_changes(resource text, row_ids bigint[])
  returns table (row_id bigint, id bigint, operation text, transaction text, changed_by uuid, person text, changed_at timestamptz)
  language plpgsql stable security definer rows 50 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select wanted.row_id, entry.id, entry.operation, entry.transaction::text,
      entry.changed_by, private.person_name(entry.changed_by), entry.changed_at
    from (select distinct unnest(latest_changes.row_ids[1:1000]) as row_id) as wanted
    cross join lateral (
      select * from private.history as later
      where later.table_name = latest_changes.resource and later.row_id = wanted.row_id and later.operation <> 'erase'
      order by later.id desc
      limit 1
    ) as entry
    order by entry.id desc;
end
$$;

create or replace function public.trash(q text default null, before_id bigint default null, max_results integer default 50)
  returns table (id bigint, resource text, row_id bigint, title text, transaction text,
    deleted_by uuid, person text, deleted_at timestamptz, days_left integer)
  language plpgsql stable security definer rows 50 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select entry.id, entry.table_name, entry.row_id, entry.title, entry.transaction::text,
      entry.changed_by, private.person_name(entry.changed_by), entry.changed_at,
      ceil(extract(epoch from entry.changed_at + interval '30 days' - now()) / 86400)::integer
    from private.history as entry
    where entry.operation = 'delete' and not entry.is_erased and entry.changed_at > now() - interval '30 days'
      and (trash.before_id is null or entry.id < trash.before_id)
      and position(private.fold(btrim(coalesce(trash.q, ''))) in private.fold(coalesce(entry.title, ''))) > 0
      and not exists (
        select from private.history as later
        where later.table_name = entry.table_name and later.row_id = entry.row_id and later.operation = 'delete'
          and later.id > entry.id
      )
      and not private.is_present(entry.table_name, entry.row_id)
    order by entry.id desc
    limit private.page_size(trash.max_results);
end
$$;

revoke execute on function public.row_history, public.recent_changes from public, anon;
grant execute on function public.row_history, public.recent_changes to authenticated;

-- Security definer because nobody else reads the history. PT422: the values were erased.
create or replace function private.version_step(entry bigint, unchanged_since timestamptz, before_change boolean) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  chosen private.history;
  deletion private.history;
  later_changes jsonb;
begin
  perform private.require_admin();
  select * into chosen from private.history where id = version_step.entry and row_id is not null;
  if not found then
    raise exception using errcode = 'PT404', message = 'the history has no such entry';
  end if;
  if chosen.is_erased then
    raise exception using errcode = 'PT422', message = 'the values of this entry were erased', detail = chosen.id::text;
  end if;
  select * into deletion from private.history
    where table_name = chosen.table_name and row_id = chosen.row_id and operation = 'delete' and id >= chosen.id
    order by id limit 1;
  -- What a column was before its first later change is what it was then.
  select jsonb_object_agg(first.key, first.value) into later_changes
    from (
      select distinct on (change.key) change.key, change.value
      from private.history as later, jsonb_each(later.before) as change
      where later.table_name = chosen.table_name and later.row_id = chosen.row_id and later.operation = 'update'
        and (later.id > chosen.id or before_change and later.id = chosen.id) and (deletion.id is null or later.id < deletion.id)
      order by change.key, later.id
    ) as first;
  return jsonb_build_array(jsonb_build_object(
    'entry', chosen.id, 'table', chosen.table_name, 'id', chosen.row_id,
    'row', case chosen.operation when 'insert' then chosen.after
      else coalesce(deletion.before, '{}') || coalesce(later_changes, '{}') end,
    'is_whole', chosen.operation = 'insert' or deletion.id is not null,
    'unchanged_since', unchanged_since));
end
$$;

create or replace function private.undo_steps(entries bigint[]) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  steps jsonb;
  erased bigint;
begin
  perform private.require_admin();
  select jsonb_agg(jsonb_build_object(
      'entry', undone.id, 'table', undone.table_name, 'id', undone.row_id,
      'row', undone.before, 'is_whole', undone.operation = 'delete', 'only_if_gone', undone.operation = 'delete',
      'expected', undone.after) order by undone.id desc),
      max(undone.id) filter (where undone.is_erased)
    into steps, erased
    from private.history as undone where undone.id = any (entries) and undone.row_id is not null;
  if steps is null or jsonb_array_length(steps) < (select count(distinct entry) from unnest(entries) as entry) then
    raise exception using errcode = 'PT404', message = 'the history has no such entry';
  end if;
  if erased is not null then
    raise exception using errcode = 'PT422', message = 'the values of this entry were erased', detail = erased::text;
  end if;
  return steps;
end
$$;
