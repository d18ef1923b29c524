-- What was asked and answered stands in the history, and goes when that is erased. Otherwise these functions are as before.

-- Security definer because nobody else reads the history. Writers read that of rows with drafts, as long as those are there.
create or replace function public.row_history(resource text, row_id bigint, before_id bigint default null, max_results integer default 50)
  returns table (id bigint, operation text, before jsonb, after jsonb, restores bigint, transaction text,
    changed_by uuid, person text, changed_at timestamptz, is_erased boolean)
  language plpgsql stable security definer rows 50 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role(row_history.resource);
  -- What was deleted is the administrators' to read.
  if public.is_writer() and not private.is_present(row_history.resource, row_history.row_id) then return; end if;
  return query
    select entry.id, entry.operation,
      case entry.operation when 'update' then entry.before - 'is_sample' else entry.before end,
      case entry.operation when 'update' then entry.after - 'is_sample' else entry.after end,
      entry.restores, entry.transaction::text,
      entry.changed_by, private.person_name(entry.changed_by), entry.changed_at, entry.is_erased
    from private.history as entry
    where entry.table_name = row_history.resource and (entry.row_id = row_history.row_id or entry.reviewed_row = row_history.row_id)
      and (row_history.before_id is null or entry.id < row_history.before_id)
    order by entry.id desc
    limit private.page_size(row_history.max_results);
end
$$;
comment on function public.row_history is
  'For administrators, and for writers where there are drafts: the changes of one row, newest first, with the values before and after unless they were erased, and what was asked and answered about it. Nothing of a deleted row for writers. Go on with the last id as before_id.';

-- Security definer because nobody else reads the history.
create or replace function public.recent_changes(before_id bigint default null, max_results integer default 20)
  returns table (id bigint, resource text, row_id bigint, title text, operation text, changed_columns text[],
    before jsonb, after jsonb, is_present boolean, restores bigint, transaction text,
    changed_by uuid, person text, changed_at timestamptz, is_erased boolean)
  language plpgsql stable security definer rows 20 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select entry.id, entry.table_name, coalesce(entry.row_id, entry.reviewed_row), entry.title, entry.operation,
      case entry.operation when 'update' then array(select jsonb_object_keys(entry.after - 'is_sample')) end,
      case entry.operation when 'update' then private.short_values(entry.before - 'is_sample') end,
      case when entry.reviewed_row is null then private.short_values(entry.after - 'is_sample') else entry.after end,
      private.is_present(entry.table_name, coalesce(entry.row_id, entry.reviewed_row)),
      entry.restores, entry.transaction::text, entry.changed_by, private.person_name(entry.changed_by), entry.changed_at,
      entry.is_erased
    from private.history as entry
    where recent_changes.before_id is null or entry.id < recent_changes.before_id
    order by entry.id desc
    limit private.page_size(recent_changes.max_results);
end
$$;

-- Security definer because nobody else may erase history.
create or replace function public.erase_history(resource text, row_id bigint) returns setof text
  language plpgsql security definer rows 10 set search_path = '' as $$
declare
  erased bigint;
  files text[];
begin
  perform private.require_admin();
  if erase_history.resource = any (private.protected_tables()) then
    raise insufficient_privilege using message = format('the history of %I is kept for two years', erase_history.resource);
  end if;
  -- Its notes may hold what is to be erased.
  delete from private.reviews where reviews.resource = erase_history.resource and reviews.row_id = erase_history.row_id;
  with kept as (
    select entry.id, entry::text as written from private.history as entry
    where entry.table_name = erase_history.resource and not entry.is_erased
      and (entry.row_id = erase_history.row_id or entry.reviewed_row = erase_history.row_id)
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
