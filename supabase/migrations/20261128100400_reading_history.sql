-- What administrators read of the history. Security definer because nobody else may read it: each function asks first who asks.

create function private.require_admin() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
end
$$;
comment on function private.require_admin is 'Refuses everybody but administrators, and administrators before their second step.';

create function private.person_name(person uuid) returns text
  language sql stable set search_path = ''
  return (
    select coalesce(nullif(btrim(profile.full_name), ''), named.name, split_part(account.email, '@', 1))
    from auth.users as account
    left join public.profiles as profile on profile.user_id = account.id
    left join lateral (
      select btrim(account.raw_user_meta_data ->> key) as name
      from unnest(array['full_name', 'name', 'preferred_username', 'username']) with ordinality as known (key, place)
      where btrim(account.raw_user_meta_data ->> key) <> ''
      order by place
      limit 1
    ) as named on true
    where account.id = person
  );
comment on function private.person_name is 'The name by which the back office greets a person. Null for the server and for accounts that are no more.';

create function private.is_present(resource text, row_id bigint) returns boolean
  language plpgsql stable set search_path = '' as $$
declare
  present boolean;
begin
  if row_id is null or to_regclass(format('public.%I', resource)) is null then return null; end if;
  execute format('select exists (select from public.%I where id = $1)', resource) into present using row_id;
  return present;
end
$$;
comment on function private.is_present is 'Whether the row is in its table; null when the table is no more, and for an act of the team.';

create function private.page_size(wanted integer) returns integer
  language sql immutable set search_path = ''
  return least(greatest(wanted, 1), 100);
comment on function private.page_size is 'At most 100 entries at a time.';

create function private.short_values(columns jsonb) returns jsonb
  language sql immutable set search_path = ''
  return (select jsonb_object_agg(key, value) from jsonb_each(columns) where length(value::text) <= 40);
comment on function private.short_values is 'The moments, switches, numbers and short texts among the columns, without those that are long to read.';

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

create function public.latest_changes(resource text, row_ids bigint[])
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
comment on function public.latest_changes is
  'For administrators: who changed each of these rows last, deleted ones too. Its ids are what undo_changes takes.';

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

create function public.trash(q text default null, before_id bigint default null, max_results integer default 50)
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
comment on function public.trash is
  'For administrators: the rows that were deleted in the last 30 days and are not back, newest first. q is looked for in the title, without marks. Go on with the last id as before_id.';
revoke execute on function public.row_history, public.latest_changes, public.recent_changes, public.trash from public, anon;
grant execute on function public.row_history, public.latest_changes, public.recent_changes, public.trash to authenticated;
