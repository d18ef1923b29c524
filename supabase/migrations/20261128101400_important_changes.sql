-- Changes that an intruder would make: where money is paid, what membership costs, who administers the site, and how an administrator
-- signs in. Each stands on every administrator's overview for thirty days, or until that administrator has seen it.

create table private.important_changes (
  id bigint generated always as identity,
  kind text not null,
  subject text,
  before text,
  after text,
  account uuid,
  changed_by uuid,
  person text,
  changed_at timestamptz not null default clock_timestamp(),
  constraint important_changes_id_pkey primary key (id),
  constraint important_changes_kind_option check (kind in ('iban', 'bank', 'account_holder', 'payment_url', 'annual_fee', 'entry_fee',
    'administrator', 'email', 'identity', 'second_step'))
);
alter table private.important_changes enable row level security;
comment on table private.important_changes is
  'Changes of money, rights and sign-ins, written by triggers alone and kept for two years.';
comment on column private.important_changes.subject is 'The year of a fee, or the administrator whose account changed.';
comment on column private.important_changes.account is 'The administrator''s account.';
comment on column private.important_changes.changed_by is
  'The account, or null for the server, the command line and what the sign-in service does.';
comment on column private.important_changes.person is
  'Name and e-mail address of changed_by as they were then: a name can be changed, and an account deleted.';
comment on column private.important_changes.changed_at is 'The moment of the change and not of its transaction, so that each has its own.';

create table private.seen_changes (
  change bigint not null,
  person uuid not null,
  seen_at timestamptz not null default now(),
  constraint seen_changes_change_pkey primary key (change, person),
  constraint seen_changes_change_fkey foreign key (change) references private.important_changes (id) on delete cascade
);
alter table private.seen_changes enable row level security;
comment on table private.seen_changes is 'Which important changes an administrator has seen. Everyone marks for themselves alone.';

create function private.name_and_email(person uuid) returns text
  language sql stable set search_path = ''
  return (
    select coalesce(nullif(btrim(profile.full_name), '') || ' (' || account.email || ')', account.email, profile.full_name)
    from public.profiles as profile
    left join auth.users as account on account.id = profile.user_id
    where profile.user_id = person
  );
comment on function private.name_and_email is 'A person as an important change names them. The address tells two people of one name apart.';

-- Security definer because nobody else writes important changes. The server listens on the channel and writes the security log; nobody does
-- on a hosted project.
create function private.note_important_change(
    kind text, subject text, before text, after text, actor uuid, account uuid default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  added bigint;
begin
  if note_important_change.before is not distinct from note_important_change.after then return; end if;
  insert into private.important_changes as change (kind, subject, before, after, account, changed_by, person)
    values (note_important_change.kind, note_important_change.subject, note_important_change.before, note_important_change.after,
      note_important_change.account, actor, private.name_and_email(actor))
    returning change.id into added;
  perform pg_notify('important_changes', added::text);
end
$$;
comment on function private.note_important_change is 'Writes an important change down, unless the two values are equal.';

-- Security definer because nobody else writes important changes.
create function private.note_important_columns() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  old_row constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  actor constant uuid := auth.uid();
  is_other_year constant boolean := tg_op = 'UPDATE' and old_row ->> 'year' is distinct from new_row ->> 'year';
  name text;
begin
  foreach name in array tg_argv loop
    -- The server's own sample content, where nothing was before.
    continue when actor is null and new_row ->> 'is_sample' = 'true' and old_row ->> name is null;
    if is_other_year then
      perform private.note_important_change(name, old_row ->> 'year', old_row ->> name, null, actor);
      perform private.note_important_change(name, new_row ->> 'year', null, new_row ->> name, actor);
    else
      perform private.note_important_change(
        name, coalesce(new_row, old_row) ->> 'year', old_row ->> name, new_row ->> name, actor);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.note_important_columns is 'Notes a change of the columns that the trigger names, whoever makes it.';
create trigger note_important_columns after insert or update or delete on public.settings for each row
  execute function private.note_important_columns('iban', 'bank', 'account_holder', 'payment_url');
create trigger note_important_columns after insert or update or delete on public.dues for each row
  execute function private.note_important_columns('annual_fee', 'entry_fee');

-- Security definer because nobody else writes important changes. An invitation is completed with the service key, and names its inviter.
create function private.note_administrator() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  former constant uuid := case when tg_op <> 'INSERT' and old.is_admin then old.user_id end;
  present constant uuid := case when tg_op <> 'DELETE' and new.is_admin then new.user_id end;
  actor constant uuid := coalesce(auth.uid(), nullif(current_setting('team.inviter', true), '')::uuid);
begin
  if former is not distinct from present then return null; end if;
  if former is not null then
    perform private.note_important_change(
      'administrator', null, coalesce(private.name_and_email(former), old.full_name, former::text), null, actor, former);
  end if;
  -- The first administrator of a new site is no news to anybody.
  if present is not null and (
    exists (select from public.profiles where is_admin and user_id <> present)
    or exists (select from private.important_changes where kind = 'administrator')
  ) then
    perform private.note_important_change(
      'administrator', null, null, coalesce(private.name_and_email(present), present::text), actor, present);
  end if;
  return null;
end
$$;
comment on function private.note_administrator is 'Notes that somebody became an administrator or is one no more.';
create trigger note_administrator after insert or delete or update of is_admin, user_id on public.profiles for each row
  execute function private.note_administrator();

-- Security definer because the sign-in service may not write profiles.
create function private.end_right_with_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set is_admin = false where user_id = old.id and is_admin;
  return old;
end
$$;
comment on function private.end_right_with_account is
  'Takes the right before its account is deleted, while name and e-mail address can still be told.';
create trigger end_right_with_account before delete on auth.users for each row execute function private.end_right_with_account();

-- Security definer because the sign-in service may not read profiles.
create function private.note_change_of_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  -- A person's own change was asked for before; the server's was not.
  actor constant uuid := case when lower(old.email_change) = lower(new.email) then new.id end;
begin
  if exists (select from public.profiles where user_id = new.id and is_admin) then
    perform private.note_act('change_email', new.id, actor);
    perform private.note_important_change(
      'email', (select full_name from public.profiles where user_id = new.id), old.email, new.email, actor, new.id);
  end if;
  return null;
end
$$;
comment on function private.note_change_of_email is
  'Writes down that an administrator''s e-mail address changed, to which recovery links go.';
create trigger note_change_of_email after update of email on auth.users for each row
  when (old.email is distinct from new.email) execute function private.note_change_of_email();

-- Security definer because the sign-in service may not read profiles. It says nobody's name: the account's owner and the server look alike.
create function private.note_identity() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.provider = 'email' or not exists (select from public.profiles where user_id = new.user_id and is_admin) then return null; end if;
  if tg_op = 'UPDATE' then
    if (old.provider, old.provider_id, old.user_id) is not distinct from (new.provider, new.provider_id, new.user_id) then return null; end if;
  end if;
  perform private.note_important_change('identity', private.name_and_email(new.user_id), null,
    concat_ws(' ', new.provider, new.identity_data ->> 'email'), auth.uid(), new.user_id);
  return null;
end
$$;
comment on function private.note_identity is 'Notes that an administrator can sign in through a provider from now on.';
create trigger note_identity after insert or update on auth.identities for each row execute function private.note_identity();

-- Security definer because the sign-in service may not read profiles.
create function private.note_second_step() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  former constant text := case when tg_op <> 'INSERT' and old.status = 'verified' then old.factor_type end;
  present constant text := case when tg_op <> 'DELETE' and new.status = 'verified' then new.factor_type end;
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  if exists (select from public.profiles where user_id = person and is_admin) then
    perform private.note_important_change('second_step', private.name_and_email(person), former, present, auth.uid(), person);
  end if;
  return null;
end
$$;
comment on function private.note_second_step is 'Notes a verified second step of an administrator that was added or removed.';

create function private.watch_second_steps() returns void
  language plpgsql set search_path = '' as $$
begin
  if to_regclass('auth.mfa_factors') is null then return; end if;
  create or replace trigger note_second_step after insert or update or delete on auth.mfa_factors
    for each row execute function private.note_second_step();
exception when insufficient_privilege then
  raise notice 'Second steps are not watched: %', sqlerrm;
end
$$;
comment on function private.watch_second_steps is
  'Puts the trigger on the table of second steps, which the embedded backend lacks and older Supabase projects do not open for triggers.';
revoke execute on function private.note_important_change, private.note_important_columns, private.note_administrator,
  private.end_right_with_account, private.note_change_of_email, private.note_identity, private.note_second_step, private.watch_second_steps
  from public;
select private.watch_second_steps();

-- Security definer because nobody else reads important changes.
create function public.important_changes()
  returns table (id bigint, kind text, subject text, before text, after text, changed_by uuid,
    person text, changed_at timestamptz, is_own boolean,
    total bigint)
  language plpgsql stable security definer rows 5 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select change.id, change.kind, change.subject, change.before, change.after, change.changed_by, change.person, change.changed_at,
      -- The sign-in service does not tell who added a factor or an identity to an account.
      coalesce(auth.uid() = coalesce(change.changed_by,
        case when change.kind in ('identity', 'second_step') then change.account end), false),
      count(*) over ()
    from private.important_changes as change
    where change.changed_at > now() - interval '30 days' and not exists (
      select from private.seen_changes as seen where seen.change = change.id and seen.person = auth.uid()
    )
    -- So that other changes, however many, do not push an account number out.
    order by change.kind <> 'iban', change.id desc
    limit 100;
end
$$;
comment on function public.important_changes is
  'For administrators: the important changes of the last 30 days that the caller has not marked as seen, those of the IBAN first and then newest first, the own ones too; at most 100, and the number of all as total.';

-- Security definer because nobody else marks them as seen.
create function public.mark_change_seen(change bigint) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from private.important_changes where id = mark_change_seen.change) then
    raise exception using errcode = 'PT404', message = 'there is no such change';
  end if;
  insert into private.seen_changes (change, person) values (mark_change_seen.change, auth.uid())
    on conflict on constraint seen_changes_change_pkey do nothing;
end
$$;
comment on function public.mark_change_seen is 'For administrators: an important change stands on the caller''s overview no more. It stays on everybody else''s.';
revoke execute on function public.important_changes, public.mark_change_seen from public, anon;
grant execute on function public.important_changes, public.mark_change_seen to authenticated;
