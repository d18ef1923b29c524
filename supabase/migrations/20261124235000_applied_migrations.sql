-- A server in front of a hosted project sees the database through the API alone. It must know whether the schema is newer than itself.

-- The body is a text, so that nothing depends on a table that belongs to the Supabase CLI.
create function private.applied_migrations() returns text[]
  language sql stable security definer set search_path = '' as $$
  select array(select version from supabase_migrations.schema_migrations order by version)
$$;
comment on function private.applied_migrations is
  'The versions in the history of migrations, which only their owner may read.';

create function public.applied_migrations() returns text[]
  language sql stable security invoker set search_path = ''
  return private.applied_migrations();
comment on function public.applied_migrations is
  'The versions of all migrations that were applied, in order. Everybody may call it: the files are the program''s own.';
revoke execute on function public.applied_migrations from public;
grant execute on function public.applied_migrations to anon, authenticated, service_role;
