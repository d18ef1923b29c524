create table public.profiles (
  user_id uuid,
  full_name text,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;

comment on table public.profiles is 'One row per user, made by a trigger when the user is.';
comment on column public.profiles.full_name is 'Name for greetings.';
comment on column public.profiles.is_admin is 'May write the content tables. Only the service role changes it.';

-- Security definer because a policy must not depend on what the caller may read.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.profiles where user_id = (select auth.uid()) and is_admin);
comment on function public.is_admin is 'True when the session belongs to an administrator.';
revoke execute on function public.is_admin from public, anon;
grant execute on function public.is_admin to authenticated, service_role;

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
