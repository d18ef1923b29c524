-- Rebuilds a static site when its content changed: once a minute the database compares what is public with what was last sent to the host.
-- This covers every table, rows whose time has come, and midnight, and many changes within a minute are one build.
-- Run it with the address of your host's build hook in the place of THE_HOOK. Run it again to change the address.
-- It is one statement, because the CLI sends a file to a database's address as one.

do $script$
begin
  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  create schema if not exists hosting;
  revoke all on schema hosting from public;

  create table if not exists hosting.rebuild_hook (
    is_only boolean primary key default true check (is_only),
    address text not null check (address ~ '^https://'),
    sent_version text
  );
  comment on table hosting.rebuild_hook is 'Where a rebuild is asked for, and the content for which the last one was.';

  insert into hosting.rebuild_hook (address) values ('THE_HOOK')
  on conflict (is_only) do update set address = excluded.address;

  create or replace function hosting.rebuild_when_changed() returns void
    language sql security invoker set search_path = '' as $$
    with content as (
      select concat_ws(' ', (now() at time zone 'Europe/Istanbul')::date, public.content_version(now())) as version
    ), changed as (
      update hosting.rebuild_hook set sent_version = content.version
      from content where is_only and sent_version is distinct from content.version
      returning address
    )
    select net.http_post(url := address) from changed
  $$;
  comment on function hosting.rebuild_when_changed is
    'Asks the host for a build unless it was asked for this content already. A request that fails is not repeated before the next change.';
  revoke execute on function hosting.rebuild_when_changed from public;

  perform cron.schedule('rebuild the site', '* * * * *', 'select hosting.rebuild_when_changed()');
end $script$
