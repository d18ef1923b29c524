-- Important changes: who writes is one, too.

alter table private.important_changes
  drop constraint important_changes_kind_option,
  add constraint important_changes_kind_option check (kind in ('iban', 'bank', 'account_holder', 'payment_url', 'annual_fee', 'entry_fee',
    'administrator', 'role', 'email', 'identity', 'second_step'));
comment on column private.important_changes.subject is 'The year of a fee, or the person of the team whose account changed.';
comment on column private.important_changes.account is 'The account of that person.';

create function private.note_change_of_role(person uuid, full_name text, former text, present text) returns void
  language plpgsql set search_path = '' as $$
declare
  -- An invitation is completed with the service key, and names its inviter.
  actor constant uuid := coalesce(auth.uid(), nullif(current_setting('team.inviter', true), '')::uuid);
  named constant text := coalesce(private.name_and_email(person), note_change_of_role.full_name, person::text);
begin
  if 'writer' = any (array[former, present]) then
    perform private.note_important_change('role', named, former, present, actor, person);
  elsif former is not null and present is null then
    perform private.note_important_change('administrator', null, named, null, actor, person);
  -- The first administrator of a new site is no news to anybody.
  elsif former is null and present is not null and (
    exists (select from public.profiles where is_admin and user_id <> person)
    or exists (select from private.important_changes where kind = 'administrator')
  ) then
    perform private.note_important_change('administrator', null, null, named, actor, person);
  end if;
end
$$;
comment on function private.note_change_of_role is
  'Notes that somebody became or was an administrator, as such, and every change from and to a writer as a role.';

-- Security definer because nobody else writes important changes.
create function private.note_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.user_id = new.user_id then
    perform private.note_change_of_role(new.user_id, new.full_name, private.role_of(old), private.role_of(new));
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform private.note_change_of_role(old.user_id, old.full_name, private.role_of(old), null);
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_change_of_role(new.user_id, new.full_name, null, private.role_of(new));
  end if;
  return null;
end
$$;
comment on function private.note_role is 'Notes every change of a role, whoever makes it.';
drop trigger note_administrator on public.profiles;
drop function private.note_administrator();
create trigger note_role after insert or delete or update of is_admin, is_writer, user_id on public.profiles for each row
  execute function private.note_role();

-- Security definer because the sign-in service may not write profiles.
create or replace function private.end_right_with_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set is_admin = false, is_writer = false where user_id = old.id and (is_admin or is_writer);
  return old;
end
$$;

-- Security definer because the sign-in service may not read profiles.
create or replace function private.note_change_of_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  -- A person's own change was asked for before; the server's was not.
  actor constant uuid := case when lower(old.email_change) = lower(new.email) then new.id end;
  profile public.profiles;
begin
  select * into profile from public.profiles where user_id = new.id;
  if private.role_of(profile) is not null then
    perform private.note_act('change_email', new.id, actor);
  end if;
  if profile.is_admin then
    perform private.note_important_change('email', profile.full_name, old.email, new.email, actor, new.id);
  end if;
  return null;
end
$$;
comment on function private.note_change_of_email is
  'Writes down that the e-mail address of somebody in the team changed, to which recovery links go. An administrator''s is an important change.';
revoke execute on function private.note_change_of_role, private.note_role, private.end_right_with_account, private.note_change_of_email
  from public;
