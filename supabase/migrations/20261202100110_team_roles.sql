-- The team has two roles. Who has one, who gives it, changes it and takes it away.

-- The former signature left an act without a role.
drop function private.note_act(text, uuid, uuid);

-- Security definer because nobody may write the history.
create function private.note_act(act text, person uuid, actor uuid, role text default null) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into private.history (table_name, operation, title, after, changed_by)
    values ('profiles', act, private.name_or_email(person),
      jsonb_strip_nulls(jsonb_build_object('user_id', person, 'role', role)), actor);
end;
comment on function private.note_act is
  'Writes an act of the team down: what actor did about a person, and which role it is about. A changed role is a grant of the new one.';

drop function public.team();

-- Security definer because nobody else reads accounts: each function asks first who asks.
create function public.team()
  returns table (user_id uuid, full_name text, email text, role text, last_sign_in_at timestamptz, has_second_step boolean,
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
    select account.id, profile.full_name, account.email::text, private.role_of(profile), account.last_sign_in_at,
      account.id = any (coalesce(with_second_step, '{}')),
      -- The last invitation: on a hosted project it is sent again as a recovery.
      case when account.last_sign_in_at is null then greatest(account.invited_at, account.recovery_sent_at)
        else account.invited_at end,
      account.invited_at is not null and account.last_sign_in_at is null,
      account.id = auth.uid()
    from public.profiles as profile
    join auth.users as account on account.id = profile.user_id
    where private.role_of(profile) is not null
    order by lower(coalesce(profile.full_name, account.email)), account.id;
end
$$;
comment on function public.team is
  'For administrators: everybody with a role, and those who were invited and have not come yet, by name.';

create function private.require_role_name(role text) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if role in ('administrator', 'writer') is not true then
    raise exception using errcode = '22023', message = 'a role is administrator or writer';
  end if;
end
$$;
comment on function private.require_role_name is 'Refuses what is no role, null too.';

-- Changes of roles wait for one another. Whoever lost the right meanwhile may not go on.
create function private.begin_change_of_role(person uuid, present out text, has_come out boolean)
  language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  perform from public.profiles as profile where profile.is_admin or profile.user_id = person order by profile.user_id for update;
  perform private.require_admin();
  select private.role_of(profile), account.invited_at is null or account.last_sign_in_at is not null into present, has_come
    from public.profiles as profile
    join auth.users as account on account.id = profile.user_id
    where profile.user_id = person;
  if present is null then
    raise exception using errcode = 'PT404', message = 'this account has no role';
  end if;
end
$$;
comment on function private.begin_change_of_role is 'For administrators: the role of a person, whom the change holds, and whether they have ever come.';

create function private.require_other_administrator(person uuid) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from public.profiles as profile
    join auth.users as account on account.id = profile.user_id
    where profile.is_admin and profile.user_id <> person and account.last_sign_in_at is not null
  ) then
    raise exception using errcode = 'PT409', message = 'no administrator would remain who has ever signed in';
  end if;
end
$$;
comment on function private.require_other_administrator is 'Refuses to leave the site to people who have never signed in.';

drop function public.remove_administrator(uuid);

create function public.remove_member(removed uuid) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  held record;
begin
  held := private.begin_change_of_role(removed);
  if held.present = 'administrator' then
    perform private.require_other_administrator(removed);
  end if;
  perform private.note_act(case when held.has_come then 'revoke' else 'withdraw' end, removed, auth.uid(), held.present);
  update public.profiles set is_admin = false, is_writer = false where user_id = removed;
  if not held.has_come then
    -- The link of the invitation ends with the account that nobody has used.
    delete from auth.users where id = removed;
  end if;
end
$$;
comment on function public.remove_member is
  'For administrators: takes a person''s role away at once, or withdraws an invitation. Refused with PT409 for the last administrator who has ever signed in, with PT404 for whoever has no role.';

create function public.set_role(person uuid, role text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  held record;
begin
  held := private.begin_change_of_role(person);
  perform private.require_role_name(set_role.role);
  if held.present = set_role.role then return; end if;
  if held.present = 'administrator' then
    perform private.require_other_administrator(person);
  end if;
  perform private.note_act('grant', person, auth.uid(), set_role.role);
  update public.profiles set is_admin = set_role.role = 'administrator', is_writer = set_role.role = 'writer' where user_id = person;
end
$$;
comment on function public.set_role is
  'For administrators: makes a writer an administrator, or the other way round, at once. Refused with PT409 for the last administrator who has ever signed in, with PT404 for whoever has no role, with 22023 for another role.';

create or replace function public.set_own_name(full_name text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  new_name constant text := btrim(set_own_name.full_name, E' \t\r\n\u00a0');
  own public.profiles;
begin
  select * into own from public.profiles where user_id = person for update;
  if private.current_session() is null or own.user_id is null or (private.role_of(own) is not null and public.own_role() is null) then
    raise insufficient_privilege using message = 'a name is changed by its owner, after the second step';
  end if;
  if coalesce(new_name, '') = '' then
    raise check_violation using table = 'profiles', constraint = 'profiles_full_name_required',
      message = 'new row for relation "profiles" violates check constraint "profiles_full_name_required"';
  end if;
  if new_name is not distinct from own.full_name then return; end if;
  update public.profiles set full_name = new_name where user_id = person;
  if private.role_of(own) is not null then
    perform private.note_act('rename', person, person);
  end if;
end
$$;
comment on function public.set_own_name is
  'For everyone signed in: changes the own name, 1 to 120 characters. Whoever has a role must have passed the second step.';

-- Security definer because the service role may not reach into the schemas auth and private.
create or replace function public.begin_invitation(inviter uuid, email text)
  returns table (user_id uuid, state text, has_password boolean, retry_after integer)
  language plpgsql security definer rows 1 set search_path = '' as $$
#variable_conflict use_column
declare
  per_inviter constant integer := 10;
  in_all constant integer := 30;
  free_at timestamptz;
begin
  if not exists (select from public.profiles where profiles.user_id = begin_invitation.inviter and is_admin) then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
  if private.is_email(begin_invitation.email) is not true then
    raise exception using errcode = '22023', message = 'this is no e-mail address';
  end if;

  -- One attempt after the other, so that none slips past the limit.
  lock table private.invitation_attempts in share row exclusive mode;
  delete from private.invitation_attempts where attempted_at <= now() - interval '1 hour';
  -- The oldest attempt that counts must end before the next one.
  select max(attempted_at) + interval '1 hour' into free_at
    from (
      (select attempted_at from private.invitation_attempts as attempt
        where attempt.inviter = begin_invitation.inviter order by attempted_at desc offset per_inviter - 1 limit 1)
      union all
      (select attempted_at from private.invitation_attempts order by attempted_at desc offset in_all - 1 limit 1)
    ) as oldest;
  if free_at is not null then
    return query select null::uuid, 'too_many', null::boolean, ceil(extract(epoch from free_at - now()))::integer;
    return;
  end if;
  insert into private.invitation_attempts (inviter) values (begin_invitation.inviter);

  return query
    select account.id,
      case
        when account.id is null then 'unknown'
        when private.role_of(profile) is not null and (account.last_sign_in_at is not null or account.invited_at is null)
          then private.role_of(profile)
        when account.last_sign_in_at is null then 'never_came'
        else 'member'
      end,
      coalesce(account.encrypted_password, '') <> '',
      null::integer
    from (select lower(begin_invitation.email)) as wanted (email)
    left join auth.users as account on lower(account.email) = wanted.email
    left join public.profiles as profile on profile.user_id = account.id
    limit 1;
end
$$;
comment on function public.begin_invitation is
  'For the service role: counts an attempt of the inviter and tells what account the e-mail address has: unknown, never_came, member, or the role of somebody who has come. After 10 attempts of one administrator or 30 of all in an hour the state is too_many, and retry_after the seconds to wait.';

drop function public.complete_invitation(uuid, uuid, text, text);

-- Security definer because the service role may not write the history.
create function public.complete_invitation(inviter uuid, invited uuid, act text, role text, full_name text default null) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where user_id = inviter and is_admin) then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
  if act not in ('invite', 'invite_again', 'grant') then
    raise exception using errcode = '22023', message = 'this is no invitation';
  end if;
  perform private.require_role_name(complete_invitation.role);
  -- An invitation takes no right from whoever got it meanwhile: set_role does, which looks for another administrator.
  if complete_invitation.role = 'writer' and exists (
    select from public.profiles as profile
    join auth.users as account on account.id = profile.user_id
    where profile.user_id = invited and profile.is_admin and (account.last_sign_in_at is not null or account.invited_at is null)
  ) then
    raise exception using errcode = 'PT409', message = 'this account is an administrator''s';
  end if;
  -- Read by the trigger note_role.
  perform set_config('team.inviter', inviter::text, true);
  insert into public.profiles as profile (user_id, full_name, is_admin, is_writer)
    values (invited, nullif(btrim(complete_invitation.full_name), ''),
      complete_invitation.role = 'administrator', complete_invitation.role = 'writer')
    on conflict (user_id) do update
      set is_admin = excluded.is_admin, is_writer = excluded.is_writer, full_name = coalesce(profile.full_name, excluded.full_name);
  perform private.note_act(act, invited, inviter, complete_invitation.role);
end
$$;
comment on function public.complete_invitation is
  'For the service role: gives the invited a role, a name if there is none yet, and writes down who invited. Refused with PT409 for a writer who is an administrator by now.';
revoke execute on function private.note_act, private.begin_change_of_role, private.require_other_administrator, public.team,
  public.remove_member, public.set_role, public.complete_invitation from public, anon, authenticated;
grant execute on function public.team, public.remove_member, public.set_role to authenticated;
grant execute on function public.complete_invitation to service_role;
