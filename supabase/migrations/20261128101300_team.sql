-- The administrators as a team: who they are, who invites, who takes a right away, and every such act in the history.

create function private.name_or_email(person uuid) returns text
  language sql stable set search_path = ''
  return (
    select coalesce(nullif(btrim(profile.full_name), ''), account.email)
    from auth.users as account
    left join public.profiles as profile on profile.user_id = account.id
    where account.id = person
  );
comment on function private.name_or_email is 'What an act of the team calls a person: the full name, or else the e-mail address.';

-- Security definer because nobody may write the history.
create function private.note_act(act text, person uuid, actor uuid) returns void
  language sql security definer set search_path = ''
begin atomic
  insert into private.history (table_name, operation, title, after, changed_by)
    values ('profiles', act, private.name_or_email(person), jsonb_build_object('user_id', person), actor);
end;
comment on function private.note_act is 'Writes an act of the team down: what actor did about a person.';
revoke execute on function private.note_act from public;

-- Security definer because nobody else reads accounts: each function asks first who asks.
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
revoke execute on function public.team, public.remove_administrator, public.set_own_name from public, anon;
grant execute on function public.team, public.remove_administrator, public.set_own_name to authenticated;

-- What the function invite-admin asks with the service key: who may invite whom now, and the right of the invited. It knows the
-- inviter from the caller's token, so that the inviter is named here.

create table private.invitation_attempts (
  inviter uuid not null,
  attempted_at timestamptz not null default now()
);
alter table private.invitation_attempts enable row level security;
comment on table private.invitation_attempts is 'The attempts of the last hour, which limit invitations wherever the function runs.';

-- Security definer because the service role may not reach into the schemas auth and private.
create function public.begin_invitation(inviter uuid, email text)
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
        when profile.is_admin and (account.last_sign_in_at is not null or account.invited_at is null) then 'administrator'
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
  'For the service role: counts an attempt of the inviter and tells what account the e-mail address has. After 10 attempts of one administrator or 30 of all in an hour the state is too_many, and retry_after the seconds to wait.';

-- Security definer because the service role may not write the history.
create function public.complete_invitation(inviter uuid, invited uuid, act text, full_name text default null) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where user_id = inviter and is_admin) then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
  if act not in ('invite', 'invite_again', 'grant') then
    raise exception using errcode = '22023', message = 'this is no invitation';
  end if;
  -- Read by the trigger note_administrator.
  perform set_config('team.inviter', inviter::text, true);
  insert into public.profiles as profile (user_id, full_name, is_admin)
    values (invited, nullif(btrim(complete_invitation.full_name), ''), true)
    on conflict (user_id) do update
      set is_admin = true, full_name = coalesce(profile.full_name, excluded.full_name);
  perform private.note_act(act, invited, inviter);
end
$$;
comment on function public.complete_invitation is
  'For the service role: gives the invited the administrator''s right, a name if there is none yet, and writes down who invited.';
revoke execute on function public.begin_invitation, public.complete_invitation from public, anon, authenticated;
grant execute on function public.begin_invitation, public.complete_invitation to service_role;
