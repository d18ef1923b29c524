-- A session of the first step reads and ends nothing of the account, as it has no administrator's right. The account page also says
-- which sessions were ended, and why.

-- PL/pgSQL resolves a table only when it gets there: the embedded backend has no auth.mfa_factors.
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
revoke execute on function private.has_passed_second_step from public;

create or replace function public.is_admin() returns boolean
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

create function private.complete_session() returns uuid
  language sql stable security definer set search_path = '' as $$
  select id from private.current_session() as session (id) where id is not null and private.has_passed_second_step()
$$;
comment on function private.complete_session is
  'The session of the token, as current_session gives it, and null before the second step of a person who has one.';
revoke execute on function private.complete_session from public;

create or replace function public.own_sessions()
  returns table (id uuid, signed_in_at timestamptz, last_used_at timestamptz, user_agent text, ip text, is_current boolean)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'), s.user_agent, host(s.ip), s.id = mine.id
  from (select private.complete_session()) as mine (id)
  join auth.sessions as s on mine.id is not null and s.user_id = (select auth.uid())
  order by 3 desc, 2 desc, 1
$$;
comment on function public.own_sessions is
  'Where the caller is signed in, latest use first. Empty once the caller''s own session has ended, and before its second step.';

create or replace function public.own_sign_ins() returns table (signed_in_at timestamptz, ip text)
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

-- The log belongs to the sign-in service, which on hosted Supabase may let nobody else write to it. The list then lacks the entry.
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

create or replace function public.end_own_session(ended uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions
    where id = ended and user_id = (select auth.uid()) and (select private.complete_session()) is not null;
  if not found then return false; end if;
  perform private.note_session_end(auth.uid(), 'ended_elsewhere');
  return true;
end
$$;

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
revoke execute on function public.own_session_ends from public, anon;
grant execute on function public.own_session_ends to authenticated;
