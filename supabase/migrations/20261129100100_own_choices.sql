-- How somebody likes the back office, on every device: the steps of the first day's guide and the size of text. Nobody else's, in no
-- history, and gone with the account.
create table public.own_choices (
  owner uuid default auth.uid(),
  guide text not null default '',
  text_size integer not null default 100,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint own_choices_owner_pkey primary key (owner),
  constraint own_choices_owner_fkey foreign key (owner) references auth.users (id) on delete cascade,
  constraint own_choices_guide_length check (char_length(guide) <= 200),
  constraint own_choices_text_size_option check (text_size in (100, 115, 130))
);
alter table public.own_choices enable row level security;
comment on table public.own_choices is 'One row per person: what they chose in the back office for themselves.';
comment on column public.own_choices.guide is 'The steps of the first day''s guide that are done, and whether it was closed, as words.';
comment on column public.own_choices.text_size is 'In percent of the usual size.';

create trigger touch_updated_at before update on public.own_choices for each row execute function private.touch_updated_at();
grant all on public.own_choices to service_role;
grant select, delete, insert (guide, text_size), update (guide, text_size) on public.own_choices to authenticated;

-- Choices are their owner's alone, and only an administrator's who is signed in completely.
create policy "Administrators keep their own choices" on public.own_choices
  for all to authenticated
  using (owner = (select auth.uid()) and (select public.is_admin()))
  with check (owner = (select auth.uid()) and (select public.is_admin()));
