-- A password that an operator saw must be replaced before it opens anything: the screen asks for it, and the database refuses until then.

-- Security definer because a policy must not depend on what the caller may read. Visitors and members are refused by the first query.
create or replace function public.is_admin() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
begin
  if person is null
    or not exists (select from public.profiles where user_id = person and is_admin)
    or private.current_session() is null
    -- Only the server writes app_metadata.
    or exists (select from auth.users where id = person and raw_app_meta_data ->> 'must_change_password' = 'true')
  then
    return false;
  end if;
  return private.has_passed_second_step();
end
$$;
comment on function public.is_admin is
  'True when the session is alive, belongs to an administrator who owes no new password, and has passed the second step if that person has one.';
