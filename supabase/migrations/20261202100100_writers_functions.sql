-- What a writer may ask: about tables with drafts alone, and of their rows those that are there. What she restores stays a draft. Each
-- function asks private.require_role first; those that are not here stay the administrators'.

create function private.is_draft(resource text, row_id bigint) returns boolean
  language plpgsql stable set search_path = '' as $$
declare
  found_one boolean;
begin
  if row_id is null or not private.has_drafts(resource) then return false; end if;
  execute format('select exists (select from public.%I where id = $1 and published_at is null)', resource) into found_one using row_id;
  return found_one;
end
$$;
comment on function private.is_draft is 'Whether the row is there and unpublished: what a writer may change.';

-- Security definer because nobody else reads the history.
create or replace function public.latest_changes(resource text, row_ids bigint[])
  returns table (row_id bigint, id bigint, operation text, transaction text, changed_by uuid, person text, changed_at timestamptz)
  language plpgsql stable security definer rows 50 set search_path = '' as $$
#variable_conflict use_column
declare
  sees_deleted constant boolean := public.is_admin();
begin
  perform private.require_role(latest_changes.resource);
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
    where sees_deleted or private.is_present(latest_changes.resource, wanted.row_id)
    order by entry.id desc;
end
$$;
comment on function public.latest_changes is
  'For administrators, and for writers where there are drafts: who changed each of these rows last; of deleted ones, too, for administrators. Its ids are what undo_changes takes.';

-- Security definer because row-level security would keep PostgreSQL from using the index of words. It gives numbers only; the rows are then
-- read under their policies.
create or replace function private.admin_hits(resource text, query tsquery) returns table (id bigint)
  language plpgsql stable security definer rows 100 set search_path = '' as $$
declare
  role constant text := public.own_role();
begin
  if role is null or role = 'writer' and not private.has_drafts(admin_hits.resource) then return; end if;
  return query
    select entry.id from private.row_words as entry
    where entry.resource = admin_hits.resource and entry.words @@ admin_hits.query
    order by entry.id desc
    limit 500;
end
$$;
comment on function public.admin_search is
  'For administrators, and for writers where there are drafts: the rows of a table in whose searched columns all words stand that were typed, with whatever endings and marks. Nothing for anybody else.';

-- Security definer because nobody else reads the history.
create or replace function private.version_step(entry bigint, unchanged_since timestamptz, before_change boolean) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  chosen private.history;
  deletion private.history;
  later_changes jsonb;
  is_writer constant boolean := public.is_writer();
  -- A writer takes the text of a version that was published, and it stays a draft.
  left_out constant text[] := case when is_writer then array['published_at'] else '{}' end;
begin
  perform private.require_role();
  select * into chosen from private.history where id = version_step.entry and row_id is not null;
  if not found then
    raise exception using errcode = 'PT404', message = 'the history has no such entry';
  end if;
  if is_writer and not private.is_draft(chosen.table_name, chosen.row_id) then
    raise insufficient_privilege using message = 'writers change drafts only';
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
      else coalesce(deletion.before, '{}') || coalesce(later_changes, '{}') end - left_out,
    -- A row that is deleted meanwhile does not come back by a writer's hand.
    'is_whole', not is_writer and (chosen.operation = 'insert' or deletion.id is not null),
    'unchanged_since', unchanged_since));
end
$$;

-- Security definer because nobody else reads the history.
create or replace function private.undo_steps(entries bigint[]) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  steps jsonb;
  erased bigint;
begin
  perform private.require_role();
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
  -- To undo an insert deletes, and to undo a deletion brings back.
  if public.is_writer() and exists (
    select from private.history as undone
    where undone.id = any (entries) and not (undone.operation = 'update' and private.is_draft(undone.table_name, undone.row_id))
  ) then
    raise insufficient_privilege using message = 'writers change drafts only';
  end if;
  if erased is not null then
    raise exception using errcode = 'PT422', message = 'the values of this entry were erased', detail = erased::text;
  end if;
  return steps;
end
$$;

-- Security definer because nobody else reads the history.
create or replace function private.entries_of(transaction text) returns bigint[]
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role();
  return (
    select array_agg(id) from private.history
    where history.transaction = entries_of.transaction::xid8
      and changed_at = (select max(changed_at) from private.history as same where same.transaction = entries_of.transaction::xid8)
  );
end
$$;
comment on function public.restore_version is
  'For administrators, and for writers of a draft: the row becomes again what it was after this change, or before it, if before_change or if it is a deletion; a deleted row is brought back. For writers it stays a draft. Refused with PT412 when its updated_at is not unchanged_since, which null leaves unasked.';
comment on function public.undo_changes is
  'For administrators, and for writers of changes of drafts: takes these changes back, all or none. Refused with PT412 when something that they changed was changed since.';
comment on function public.undo_transaction is
  'For administrators and writers: takes back all changes of a transaction, as undo_changes does.';

-- Security definer because a draft is its owner's: of somebody else's this gives name and time, and nothing else.
create or replace function public.draft_writers(resource text, row_id bigint) returns table (person text, wrote_at timestamptz)
  language plpgsql stable security definer rows 3 set search_path = '' as $$
begin
  perform private.require_role(draft_writers.resource);
  return query
    -- Not the address: the team is the administrators' to read.
    select private.person_name(draft.owner), draft.updated_at
    from public.form_drafts as draft
    join public.profiles as profile on profile.user_id = draft.owner and private.role_of(profile) is not null
    where draft.resource = draft_writers.resource and draft.row_id = draft_writers.row_id
      and draft.owner <> auth.uid() and draft.updated_at > now() - interval '1 day'
    order by draft.updated_at desc
    limit 3;
end
$$;
comment on function public.draft_writers is
  'For administrators, and for writers where there are drafts: who else has typed into the form of a row within a day and not saved it, latest first.';
comment on function public.keep_draft is
  'For administrators, and for writers where there are drafts: keeps the own draft of a form. changes and began are JSON as text, which every server passes on alike. seen is the updated_at of the draft that the tab knows. A draft that another tab wrote since then stays as it is, and is_kept is false.';
comment on function public.discard_draft is 'For administrators and writers: throws an own draft away; gives whether it was there.';

-- Security definer because nobody else reads saves.
create or replace function public.saved_row(key uuid, resource text) returns table (row_id bigint)
  language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  perform private.require_role(saved_row.resource);
  return query
    select saved.row_id from private.saves as saved
    where saved.key = saved_row.key and saved.resource = saved_row.resource and saved.saved_by = auth.uid();
end
$$;
comment on function public.saved_row is
  'For administrators, and for writers where there are drafts: the row that their own request with this key made; none if there was no such request.';
