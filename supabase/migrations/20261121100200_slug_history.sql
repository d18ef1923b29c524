-- Addresses that pages once had. Visitors who come by one are led to the page's present address.

create table public.slug_history (
  resource text not null,
  slug text not null,
  row_id bigint not null,
  created_at timestamptz not null default now(),
  constraint slug_history_resource_slug_pkey primary key (resource, slug)
);
alter table public.slug_history enable row level security;
comment on table public.slug_history is 'Slugs that events and alumni news no longer have; one in use is never among them.';
comment on column public.slug_history.resource is 'The table whose row had the slug.';
comment on column public.slug_history.row_id is 'The row that had it last. It goes with the row.';

create index slug_history_row_id_idx on public.slug_history (resource, row_id);

-- Security definer because nobody may write the history through the API.
create function private.keep_slug_history() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.slug_history where resource = tg_table_name and row_id = old.id;
    return null;
  end if;
  delete from public.slug_history where resource = tg_table_name and slug = new.slug;
  if tg_op = 'UPDATE' and old.slug is not null then
    insert into public.slug_history (resource, slug, row_id) values (tg_table_name, old.slug, new.id)
      on conflict (resource, slug) do update set row_id = excluded.row_id, created_at = excluded.created_at;
  end if;
  return null;
end
$$;
comment on function private.keep_slug_history is
  'Remembers the slug that a row gives up, forgets one that a row takes, and all of a row that is deleted.';
revoke execute on function private.keep_slug_history from public;

create trigger claim_slug after insert on public.events for each row
  execute function private.keep_slug_history();
create trigger change_slug after update on public.events for each row
  when (old.slug is distinct from new.slug)
  execute function private.keep_slug_history();
create trigger forget_slugs after delete on public.events for each row
  execute function private.keep_slug_history();
create trigger claim_slug after insert on public.alumni_news for each row
  execute function private.keep_slug_history();
create trigger change_slug after update on public.alumni_news for each row
  when (old.slug is distinct from new.slug)
  execute function private.keep_slug_history();
create trigger forget_slugs after delete on public.alumni_news for each row
  execute function private.keep_slug_history();

-- Everyone reads where an address leads. No policy and no grant lets anyone write.
create policy "Everyone reads former addresses" on public.slug_history
  for select to anon, authenticated
  using (true);
revoke all on public.slug_history from anon, authenticated;
grant select on public.slug_history to anon, authenticated;
grant all on public.slug_history to service_role;
