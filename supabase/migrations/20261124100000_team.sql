-- The administrators as a team: who they are, who takes a right away, and every such act in the history.

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
