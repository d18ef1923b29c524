-- Uploaded files have addresses of the site, which serves them from whatever project holds them. Rows that an earlier version wrote in
-- front of a hosted project have the project's address before the path: it goes, so that a custom domain or a move breaks nothing.

do $$
declare
  stored record;
  project constant text := 'https?://[^/"''<>[:space:]]+(?=/storage/v1/object/public/media/)';
  newest constant bigint := coalesce((select max(id) from private.history), 0);
begin
  for stored in
    select format('%I.%I', table_schema, table_name) as relation, quote_ident(column_name) as name, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb') and is_generated = 'NEVER'
      or table_schema = 'private' and table_name = 'history' and data_type = 'jsonb'
  loop
    execute format('update %1$s set %2$s = regexp_replace(%2$s::text, %3$L, '''', ''g'')::%4$s where %2$s::text ~ %3$L',
      stored.relation, stored.name, project, stored.type);
  end loop;
  -- Nobody's change.
  delete from private.history where id > newest;
end
$$;
