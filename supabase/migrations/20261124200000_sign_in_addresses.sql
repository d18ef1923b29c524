-- GoTrue logs a sign-in without its address, but the session that it opened keeps it. Both are written by the same request; a
-- session that has ended takes its address along.
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
  where (select private.current_session()) is not null
    and written.payload ->> 'action' = 'login'
    and written.payload ->> 'actor_id' = (select auth.uid())::text
  order by entry.created_at desc
  limit 10
$$;
comment on function public.own_sign_ins is
  'The caller''s last ten sign-ins. The address is that of the session where the log has none, and null once that session has ended.';
