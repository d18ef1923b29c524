-- An administrator's rights need more than a token that has not expired: the session must still be there, must have begun
-- less than 30 days ago, and whoever has a second step must have passed it.

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
revoke execute on function private.current_session from public;

-- PL/pgSQL plans each query once per connection, and resolves a table only when it gets there: the embedded backend has
-- no auth.mfa_factors. Visitors and members are refused by the first query.
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
  if auth.jwt() ->> 'aal' = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (select from auth.mfa_factors where user_id = person and status = 'verified');
end
$$;
comment on function public.is_admin is
  'True when the session is alive, belongs to an administrator, and has passed the second step if that person has one.';

create function public.own_sessions()
  returns table (id uuid, signed_in_at timestamptz, last_used_at timestamptz, user_agent text, ip text, is_current boolean)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'), s.user_agent, host(s.ip), s.id = mine.id
  from (select private.current_session()) as mine (id)
  join auth.sessions as s on mine.id is not null and s.user_id = (select auth.uid())
  order by 3 desc, 2 desc, 1
$$;
comment on function public.own_sessions is 'Where the caller is signed in, latest use first. Empty once the caller''s own session has ended.';
revoke execute on function public.own_sessions from public, anon;
grant execute on function public.own_sessions to authenticated;

create function public.end_own_session(ended uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions
    where id = ended and user_id = (select auth.uid()) and (select private.current_session()) is not null;
  return found;
end
$$;
comment on function public.end_own_session is
  'Ends one of the caller''s sessions with its refresh tokens; gives whether there was one. The rights of its access token end at once.';
revoke execute on function public.end_own_session from public, anon;
grant execute on function public.end_own_session to authenticated;

-- The embedded backend writes the payload as a JSON text inside a JSON string, GoTrue as an object: both read the same here.
create function public.own_sign_ins() returns table (signed_in_at timestamptz, ip text)
  language sql stable security definer set search_path = '' as $$
  select entry.created_at, nullif(entry.ip_address, '')
  from auth.audit_log_entries as entry, lateral (select (entry.payload #>> '{}')::json) as written (payload)
  where (select private.current_session()) is not null
    and written.payload ->> 'action' = 'login'
    and written.payload ->> 'actor_id' = (select auth.uid())::text
  order by entry.created_at desc
  limit 10
$$;
comment on function public.own_sign_ins is 'The caller''s last ten sign-ins.';
revoke execute on function public.own_sign_ins from public, anon;
grant execute on function public.own_sign_ins to authenticated;
