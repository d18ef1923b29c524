-- The administrators as a team: who they are, who takes a right away, and every such act in the history. Acts stand beside the changes
-- of rows, without a row: nothing that restores reads them, because a right comes back by an invitation only.

alter table private.history
  alter column row_id drop not null,
  drop constraint history_operation_option,
  add constraint history_operation_option check (
    case when row_id is null
      then operation in ('invite', 'invite_again', 'grant', 'revoke', 'withdraw', 'rename', 'change_email')
      else operation in ('insert', 'update', 'delete')
    end);
comment on column private.history.row_id is 'Null for an act of the team.';
comment on column private.history.title is
  'The row''s title after the change; that of a deleted row before it. For an act of the team, the name or e-mail address of its person.';

create or replace function private.require_admin() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
end
$$;

create or replace function private.is_present(resource text, row_id bigint) returns boolean
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

-- As before, but for `row_id is not null`: an act of the team is no version of a row.
create or replace function private.version_step(entry bigint, unchanged_since timestamptz) returns jsonb
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
  select * into deletion from private.history
    where table_name = chosen.table_name and row_id = chosen.row_id and operation = 'delete' and id >= chosen.id
    order by id limit 1;
  -- What a column was before its first later change is what it was then.
  select jsonb_object_agg(first.key, first.value) into later_changes
    from (
      select distinct on (change.key) change.key, change.value
      from private.history as later, jsonb_each(later.before) as change
      where later.table_name = chosen.table_name and later.row_id = chosen.row_id and later.operation = 'update'
        and later.id > chosen.id and (deletion.id is null or later.id < deletion.id)
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

-- As before, but for `row_id is not null`.
create or replace function private.undo_steps(entries bigint[]) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  steps jsonb;
begin
  perform private.require_admin();
  select jsonb_agg(jsonb_build_object(
      'entry', undone.id, 'table', undone.table_name, 'id', undone.row_id,
      'row', undone.before, 'is_whole', undone.operation = 'delete', 'only_if_gone', undone.operation = 'delete',
      'expected', undone.after) order by undone.id desc)
    into steps
    from private.history as undone where undone.id = any (entries) and undone.row_id is not null;
  if steps is null or jsonb_array_length(steps) < (select count(distinct entry) from unnest(entries) as entry) then
    raise exception using errcode = 'PT404', message = 'the history has no such entry';
  end if;
  return steps;
end
$$;

create function private.name_or_email(person uuid) returns text
  language sql stable set search_path = ''
  return (
    select coalesce(nullif(btrim(profile.full_name), ''), account.email)
    from auth.users as account
    left join public.profiles as profile on profile.user_id = account.id
    where account.id = person
  );
comment on function private.name_or_email is 'What an act of the team calls a person: the full name, or else the e-mail address.';

create function private.note_act(act text, person uuid, actor uuid) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into private.history (table_name, operation, title, after, changed_by)
    values ('profiles', act, private.name_or_email(person), jsonb_build_object('user_id', person), actor);
end;
comment on function private.note_act is 'Writes an act of the team down: what actor did about a person.';
revoke execute on function private.note_act from public;

create function public.team()
  returns table (user_id uuid, full_name text, email text, last_sign_in_at timestamptz, has_second_step boolean,
    invited_at timestamptz, is_pending boolean, is_self boolean)
  language plpgsql stable security definer rows 20 set search_path = '' as $$
#variable_conflict use_column
declare
  -- The embedded backend has no such table.
  with_second_step uuid[];
begin
  perform private.require_admin();
  if to_regclass('auth.mfa_factors') is not null then
    with_second_step := array(select factor.user_id from auth.mfa_factors as factor where factor.status = 'verified');
  end if;
  return query
    select account.id, profile.full_name, account.email::text, account.last_sign_in_at,
      account.id = any (coalesce(with_second_step, '{}')),
      -- The last invitation: on a hosted project it is sent again as a recovery.
      case when account.last_sign_in_at is null then greatest(account.invited_at, account.recovery_sent_at)
        else account.invited_at end,
      account.invited_at is not null and account.last_sign_in_at is null,
      account.id = auth.uid()
    from public.profiles as profile
    join auth.users as account on account.id = profile.user_id
    where profile.is_admin
    order by lower(coalesce(profile.full_name, account.email)), account.id;
end
$$;
comment on function public.team is
  'For administrators: all administrators, and those who were invited and have not come yet, by name.';

create function public.remove_administrator(removed uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  has_come boolean;
begin
  perform private.require_admin();
  -- Removals wait for one another. Whoever was removed meanwhile may not go on.
  perform from public.profiles where is_admin order by user_id for update;
  perform private.require_admin();
  select account.invited_at is null or account.last_sign_in_at is not null into has_come
    from public.profiles as profile
    join auth.users as account on account.id = profile.user_id
    where profile.user_id = removed and profile.is_admin;
  if not found then
    raise exception using errcode = 'PT404', message = 'this account is no administrator''s';
  end if;
  if not exists (
    select from public.profiles as profile
    join auth.users as account on account.id = profile.user_id
    where profile.is_admin and profile.user_id <> removed and account.last_sign_in_at is not null
  ) then
    raise exception using errcode = 'PT409', message = 'no administrator would remain who has ever signed in';
  end if;
  perform private.note_act(case when has_come then 'revoke' else 'withdraw' end, removed, auth.uid());
  update public.profiles set is_admin = false where user_id = removed;
  if not has_come then
    -- The link of the invitation ends with the account that nobody has used.
    delete from auth.users where id = removed;
  end if;
end
$$;
comment on function public.remove_administrator is
  'For administrators: takes an administrator''s right away at once, or withdraws an invitation. Refused with PT409 for the last one who has ever signed in, with PT404 for everybody else.';

create function public.set_own_name(full_name text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  new_name constant text := btrim(set_own_name.full_name, E' \t\r\n\u00a0');
  own public.profiles;
begin
  select * into own from public.profiles where user_id = person for update;
  if private.current_session() is null or not found or (own.is_admin and not public.is_admin()) then
    raise insufficient_privilege using message = 'a name is changed by its owner, after the second step';
  end if;
  if coalesce(new_name, '') = '' then
    raise check_violation using table = 'profiles', constraint = 'profiles_full_name_required',
      message = 'new row for relation "profiles" violates check constraint "profiles_full_name_required"';
  end if;
  if new_name is not distinct from own.full_name then return; end if;
  update public.profiles set full_name = new_name where user_id = person;
  if own.is_admin then
    perform private.note_act('rename', person, person);
  end if;
end
$$;
comment on function public.set_own_name is
  'For everyone signed in: changes the own name, 1 to 120 characters. An administrator must have passed the second step.';

-- Security definer because the sign-in service may not read profiles.
create function private.note_change_of_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles where user_id = new.id and is_admin) then
    -- A person's own change was asked for before; the server's was not.
    perform private.note_act('change_email', new.id, case when lower(old.email_change) = lower(new.email) then new.id end);
  end if;
  return null;
end
$$;
comment on function private.note_change_of_email is 'Writes down that an administrator''s e-mail address changed.';
revoke execute on function private.note_change_of_email from public;
create trigger note_change_of_email after update of email on auth.users for each row
  when (old.email is distinct from new.email) execute function private.note_change_of_email();

revoke execute on function public.team, public.remove_administrator, public.set_own_name from public, anon;
grant execute on function public.team, public.remove_administrator, public.set_own_name to authenticated;
