-- A slug that only drafts had is nobody's former address: it may hold words that were never meant to be read.
create or replace function private.keep_slug_history() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.slug_history where resource = tg_table_name and row_id = old.id;
    return null;
  end if;
  delete from public.slug_history where resource = tg_table_name and slug = new.slug;
  if tg_op = 'UPDATE' and old.slug is not null and (
    old.published_at <= now()
    -- Withdrawn: an earlier change ended a time in which visitors saw it.
    or exists (
      select from private.history
      where table_name = tg_table_name and row_id = old.id
        and (before ->> 'published_at')::timestamptz <= changed_at
    )
  ) then
    insert into public.slug_history (resource, slug, row_id) values (tg_table_name, old.slug, new.id)
      on conflict (resource, slug) do update set row_id = excluded.row_id, created_at = excluded.created_at;
  end if;
  return null;
end
$$;
comment on function private.keep_slug_history is
  'Remembers the slug that a row gives up after visitors could see it, forgets one that a row takes, and all of a deleted row.';
