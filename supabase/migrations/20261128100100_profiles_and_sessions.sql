-- Who a person is and what their session may do. An administrator's rights need more than a token that has not expired: the session must
-- still be there, must have begun less than 30 days ago, and whoever has a second step must have passed it.

create table public.profiles (
  user_id uuid,
  full_name text,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_user_id_pkey primary key (user_id),
  -- To auth.users: the API cannot embed a schema that it does not expose.
  constraint profiles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint profiles_full_name_length check (char_length(full_name) <= 120)
);
alter table public.profiles enable row level security;
comment on table public.profiles is 'One row per user, made by a trigger when the user is.';
comment on column public.profiles.full_name is 'Name for greetings.';
comment on column public.profiles.is_admin is 'May write the content tables. Only the service role changes it.';

create trigger blank_to_null before insert or update on public.profiles for each row
  execute function private.blank_to_null('full_name');
create trigger touch_updated_at before update on public.profiles for each row execute function private.touch_updated_at();

grant all on public.profiles to service_role;
grant select on public.profiles to authenticated;

-- A user sees their own profile and nobody else's. No policy lets anyone write one through the API: the trigger makes it, and the
-- service role appoints administrators.
create policy "Users read their own profile" on public.profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Security definer because the sign-in service may not write profiles.
create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, full_name)
    values (new.id, left(new.raw_user_meta_data ->> 'full_name', 120))
    on conflict do nothing;
  return new;
end
$$;
comment on function private.create_profile is 'Gives each new user a profile. Its rights never come from the user''s own metadata.';
revoke execute on function private.create_profile from public;
create trigger on_auth_user_created after insert on auth.users for each row execute function private.create_profile();

-- Users who were there before this migration have a profile, too.
insert into public.profiles (user_id) select id from auth.users on conflict do nothing;

-- PL/pgSQL plans each query once per connection, and resolves a table only when it gets there: the embedded backend has no
-- auth.mfa_factors.

-- Security definer because nobody but the owner reads schema auth.
create function private.current_session() returns uuid
  language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select id from auth.sessions
    where id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and user_id = auth.uid()
      and created_at > now() - interval '30 days'
  );
end
$$;
comment on function private.current_session is
  'The session of the token: null once it was ended, 30 days after it began, and for a token without one.';

-- Security definer because nobody but the owner reads schema auth.
create function private.has_passed_second_step() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.jwt() ->> 'aal' = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified');
end
$$;
comment on function private.has_passed_second_step is
  'True when the token has passed the second step, and for a person who has none.';

-- Security definer because a policy must not depend on what the caller may read. Visitors and members are refused by the first query.
create function public.is_admin() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
begin
  if person is null
    or not exists (select from public.profiles where user_id = person and is_admin)
    or private.current_session() is null
  then
    return false;
  end if;
  return private.has_passed_second_step();
end
$$;
comment on function public.is_admin is
  'True when the session is alive, belongs to an administrator, and has passed the second step if that person has one.';
revoke execute on function public.is_admin from public, anon;
grant execute on function public.is_admin to authenticated, service_role;

-- Security definer because nobody else asks for sessions.
create function private.complete_session() returns uuid
  language sql stable security definer set search_path = '' as $$
  select id from private.current_session() as session (id) where id is not null and private.has_passed_second_step()
$$;
comment on function private.complete_session is
  'The session of the token, as current_session gives it, and null before the second step of a person who has one.';
revoke execute on function private.current_session, private.has_passed_second_step, private.complete_session from public;

-- What the account page shows and ends. Security definer because nobody but the owner reads schema auth: each asks for the caller's own
-- session first.

create function public.own_sessions()
  returns table (id uuid, signed_in_at timestamptz, last_used_at timestamptz, user_agent text, ip text, is_current boolean)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'), s.user_agent, host(s.ip), s.id = mine.id
  from (select private.complete_session()) as mine (id)
  join auth.sessions as s on mine.id is not null and s.user_id = (select auth.uid())
  order by 3 desc, 2 desc, 1
$$;
comment on function public.own_sessions is
  'Where the caller is signed in, latest use first. Empty once the caller''s own session has ended, and before its second step.';

-- The embedded backend writes the payload as a JSON text inside a JSON string, GoTrue as an object: both read the same here. GoTrue logs a
-- sign-in without its address, but the session that it opened keeps it until it ends. Both are written by the same request.
create function public.own_sign_ins() returns table (signed_in_at timestamptz, ip text)
  language sql stable security definer set search_path = '' as $$
  select entry.created_at, coalesce(nullif(entry.ip_address, ''), (
    select host(session.ip)
    from auth.sessions as session
    where session.user_id = (select auth.uid())
      and session.created_at between entry.created_at - interval '5 seconds' and entry.created_at + interval '5 seconds'
    order by abs(extract(epoch from session.created_at - entry.created_at))
    limit 1
  ))
  from auth.audit_log_entries as entry, lateral (select (entry.payload #>> '{}')::json) as written (payload)
  where (select private.complete_session()) is not null
    and written.payload ->> 'action' = 'login'
    and written.payload ->> 'actor_id' = (select auth.uid())::text
  order by entry.created_at desc
  limit 10
$$;
comment on function public.own_sign_ins is
  'The caller''s last ten sign-ins. The address is that of the session where the log has none, and null once that session has ended.';

create function public.own_session_ends() returns table (ended_at timestamptz, reason text)
  language sql stable security definer set search_path = '' rows 10 as $$
  select entry.created_at,
    case written.payload ->> 'action' when 'session_ended' then written.payload #>> '{traits,reason}' else 'password_changed' end
  from auth.audit_log_entries as entry, lateral (select (entry.payload #>> '{}')::json) as written (payload)
  where (select private.complete_session()) is not null
    and written.payload ->> 'action' in ('session_ended', 'user_updated_password')
    and written.payload ->> 'actor_id' = (select auth.uid())::text
    and entry.created_at > now() - interval '30 days'
  order by entry.created_at desc
  limit 10
$$;
comment on function public.own_session_ends is
  'When sessions of the caller were ended within 30 days and why, newest first: token_reused, ended_elsewhere, others_ended or password_changed.';

-- Security definer because the log belongs to the sign-in service, which on hosted Supabase may let nobody else write to it. The list then
-- lacks the entry.
create function private.note_session_end(person uuid, reason text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if has_table_privilege('auth.audit_log_entries', 'insert') then
    insert into auth.audit_log_entries (id, payload, created_at, ip_address)
    select gen_random_uuid(), json_build_object('action', 'session_ended', 'actor_id', account.id, 'actor_username', account.email,
      'log_type', 'account', 'traits', json_build_object('reason', note_session_end.reason)), now(), ''
    from auth.users as account where account.id = person;
  end if;
end
$$;
comment on function private.note_session_end is
  'Logs that a session of this person was ended: token_reused, ended_elsewhere or others_ended.';
revoke execute on function private.note_session_end from public;

create function public.end_own_session(ended uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions
    where id = ended and user_id = (select auth.uid()) and (select private.complete_session()) is not null;
  if not found then return false; end if;
  perform private.note_session_end(auth.uid(), 'ended_elsewhere');
  return true;
end
$$;
comment on function public.end_own_session is
  'Ends one of the caller''s sessions with its refresh tokens; gives whether there was one. The rights of its access token end at once.';
revoke execute on function public.own_sessions, public.own_sign_ins, public.own_session_ends, public.end_own_session from public, anon;
grant execute on function public.own_sessions, public.own_sign_ins, public.own_session_ends, public.end_own_session to authenticated;
