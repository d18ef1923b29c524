-- What administrators read of the important changes, each until they have seen it.

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
