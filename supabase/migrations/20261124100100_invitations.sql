-- What the function invite-admin asks with the service key: who may invite whom now, and the right of the invited. It knows the
-- inviter from the caller's token, so that the inviter is named here.

create table private.invitation_attempts (
  inviter uuid not null,
  attempted_at timestamptz not null default now()
);
alter table private.invitation_attempts enable row level security;
comment on table private.invitation_attempts is 'The attempts of the last hour, which limit invitations wherever the function runs.';

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

create function public.complete_invitation(inviter uuid, invited uuid, act text, full_name text default null) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where user_id = inviter and is_admin) then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
  if act not in ('invite', 'invite_again', 'grant') then
    raise exception using errcode = '22023', message = 'this is no invitation';
  end if;
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
