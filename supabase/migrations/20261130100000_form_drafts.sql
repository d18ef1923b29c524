-- What somebody typed into a form and has not saved yet, so that it can be finished on another device. It never touches the row. It is
-- nobody else's, in no history, and gone with the account; a backup has it, and its files stay as long as it does.
create table public.form_drafts (
  -- Chosen by the form.
  key uuid,
  owner uuid not null default auth.uid(),
  resource text not null,
  row_id bigint,
  copied_id bigint,
  version text,
  changes jsonb not null,
  began jsonb not null,
  device text not null,
  tab uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint form_drafts_key_pkey primary key (key),
  constraint form_drafts_owner_fkey foreign key (owner) references auth.users (id) on delete cascade,
  constraint form_drafts_owner_resource_row_id_copied_id_key unique nulls not distinct (owner, resource, row_id, copied_id),
  constraint form_drafts_resource_format check (resource ~ '^[a-z][a-z0-9_]{0,62}$'),
  constraint form_drafts_copied_id_option check (row_id is null or copied_id is null),
  constraint form_drafts_version_length check (char_length(version) <= 64),
  constraint form_drafts_device_length check (char_length(device) <= 120),
  constraint form_drafts_changes_option check (jsonb_typeof(changes) = 'object' and changes <> '{}' and jsonb_typeof(began) = 'object'),
  -- Three times the longest body that a row may have.
  constraint form_drafts_changes_length check (char_length(changes::text) + char_length(began::text) <= 300000)
);
alter table public.form_drafts enable row level security;
comment on table public.form_drafts is 'One row per person and form: what was typed into it and not saved. Kept for 30 days after the last change.';
comment on column public.form_drafts.row_id is 'The row that the form edits; null for a new one.';
comment on column public.form_drafts.copied_id is 'The row that a new one is a copy of.';
comment on column public.form_drafts.version is 'The updated_at of the row that the form began from; null for a new one.';
comment on column public.form_drafts.changes is 'The form values that differ from those it began with, by field.';
comment on column public.form_drafts.began is 'The values of the same fields that the form began with.';
comment on column public.form_drafts.tab is 'The browser tab that wrote last.';

create trigger touch_updated_at before update on public.form_drafts for each row execute function private.touch_updated_at();
grant all on public.form_drafts to service_role;
grant select, delete on public.form_drafts to authenticated;
grant insert (key, resource, row_id, copied_id, version, changes, began, device, tab),
  update (version, changes, began, device, tab) on public.form_drafts to authenticated;

-- A draft is its owner's alone, and only an administrator's who is signed in completely.
create policy "Administrators keep their own drafts" on public.form_drafts
  for all to authenticated
  using (owner = (select auth.uid()) and (select public.is_admin()))
  with check (owner = (select auth.uid()) and (select public.is_admin()));

create function private.limit_drafts() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if (
    select count(*) from public.form_drafts as draft
    where draft.owner = new.owner
      and (draft.resource, draft.row_id, draft.copied_id) is distinct from (new.resource, new.row_id, new.copied_id)
  ) >= 100 then
    raise check_violation using message = 'a person has 100 drafts at most';
  end if;
  return new;
end
$$;
comment on function private.limit_drafts is 'A bound for a browser that has gone wrong. Nobody writes so many forms in 30 days.';
create trigger limit_drafts before insert on public.form_drafts for each row execute function private.limit_drafts();

-- Functions, because each of them is one request whatever was there before. All but draft_writers have the caller's rights.

create function public.keep_draft(
    key uuid, resource text, changes text, began text, device text, tab uuid, row_id bigint default null, copied_id bigint default null,
    version text default null, seen timestamptz default null)
  returns table (draft uuid, kept_at timestamptz, kept_on text, is_kept boolean)
  language plpgsql rows 1 set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    insert into public.form_drafts as stored (key, resource, row_id, copied_id, version, changes, began, device, tab)
    values (keep_draft.key, keep_draft.resource, keep_draft.row_id, keep_draft.copied_id, keep_draft.version, keep_draft.changes::jsonb,
      keep_draft.began::jsonb, keep_draft.device, keep_draft.tab)
    on conflict on constraint form_drafts_owner_resource_row_id_copied_id_key do update
      set version = excluded.version, changes = excluded.changes, began = excluded.began, device = excluded.device, tab = excluded.tab
      where stored.tab = excluded.tab or stored.updated_at = keep_draft.seen
    returning stored.key, stored.updated_at, stored.device, true;
  if not found then
    return query
      select stored.key, stored.updated_at, stored.device, false from public.form_drafts as stored
      -- The policy gives the caller's own.
      where stored.resource = keep_draft.resource and stored.row_id is not distinct from keep_draft.row_id
        and stored.copied_id is not distinct from keep_draft.copied_id;
  end if;
end
$$;
comment on function public.keep_draft is
  'For administrators: keeps the own draft of a form. changes and began are JSON as text, which every server passes on alike. seen is the updated_at of the draft that the tab knows. A draft that another tab wrote since then stays as it is, and is_kept is false.';

create function public.discard_draft(key uuid) returns boolean
  language plpgsql set search_path = '' as $$
begin
  delete from public.form_drafts as draft where draft.key = discard_draft.key;
  return found;
end
$$;
comment on function public.discard_draft is 'For administrators: throws an own draft away; gives whether it was there.';

-- Security definer because a draft is its owner's: of somebody else's this gives name and time, and nothing else.
create function public.draft_writers(resource text, row_id bigint) returns table (person text, wrote_at timestamptz)
  language plpgsql stable security definer rows 3 set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select private.name_or_email(draft.owner), draft.updated_at
    from public.form_drafts as draft
    join public.profiles as profile on profile.user_id = draft.owner and profile.is_admin
    where draft.resource = draft_writers.resource and draft.row_id = draft_writers.row_id
      and draft.owner <> auth.uid() and draft.updated_at > now() - interval '1 day'
    order by draft.updated_at desc
    limit 3;
end
$$;
comment on function public.draft_writers is
  'For administrators: who else has typed into the form of a row within a day and not saved it, latest first.';
revoke execute on function public.keep_draft, public.discard_draft, public.draft_writers from public, anon;
grant execute on function public.keep_draft, public.discard_draft, public.draft_writers to authenticated;
