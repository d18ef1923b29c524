-- An event may stand in the calendar, too. Its entry follows the event; the functions run as whoever writes,
-- so that row-level security decides about both tables.

alter table public.events
  add column in_calendar boolean not null default false,
  add constraint events_starts_at_calendar check (starts_at is not null or not in_calendar),
  add constraint events_starts_at_range check (
    not in_calendar or (starts_at at time zone 'Europe/Istanbul')::date between '1987-01-01' and '2100-12-31'
  );
comment on column public.events.in_calendar is 'Has an entry in the calendar on the day it starts in Istanbul, kept by triggers.';

alter table public.calendar
  add column event_id bigint,
  add constraint calendar_event_id_key unique (event_id),
  add constraint calendar_event_id_fkey foreign key (event_id) references public.events (id) on delete cascade;
comment on column public.calendar.event_id is 'The event whose entry this is; null for an entry of its own.';

create function private.leave_calendar() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.in_calendar := false;
  return new;
end
$$;
comment on function private.leave_calendar is 'Takes an event that loses its date out of the calendar.';

create function private.keep_calendar() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.in_calendar then
    insert into public.calendar (title, date, event_id)
      values (new.title, (new.starts_at at time zone 'Europe/Istanbul')::date, new.id)
      on conflict (event_id) do update set title = excluded.title, date = excluded.date;
  else
    delete from public.calendar where event_id = new.id;
  end if;
  return null;
end
$$;
comment on function private.keep_calendar is 'Keeps the calendar entry of an event: its title, and the day it starts in Istanbul.';

create function private.check_calendar_source() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if (old.event_id is not null and new.event_id is distinct from old.event_id)
    or (new.event_id is not null and not exists (
      select from public.events
      where id = new.event_id and in_calendar and title = new.title
        and (starts_at at time zone 'Europe/Istanbul')::date = new.date
    ))
  then
    raise exception using
      errcode = 'check_violation', schema = tg_table_schema, table = tg_table_name, constraint = 'calendar_event_id_source',
      message = 'row of relation "calendar" violates check constraint "calendar_event_id_source"',
      detail = 'An event''s entry says what the event says: change the event instead.';
  end if;
  return null;
end
$$;
comment on function private.check_calendar_source is
  'Refuses an entry that claims an event and says something else than the event does, and one that turns away from its event.';

create function private.untick_event() returns trigger
  language plpgsql set search_path = '' as $$
begin
  update public.events set in_calendar = false where id = old.event_id and in_calendar;
  return null;
end
$$;
comment on function private.untick_event is 'An event whose entry is deleted is in the calendar no more.';

create trigger leave_calendar before update on public.events for each row
  when (old.in_calendar and old.starts_at is not null and new.starts_at is null)
  execute function private.leave_calendar();
create trigger enter_calendar after insert on public.events for each row
  when (new.in_calendar)
  execute function private.keep_calendar();
create trigger keep_calendar after update on public.events for each row
  when ((old.title, old.starts_at, old.in_calendar) is distinct from (new.title, new.starts_at, new.in_calendar))
  execute function private.keep_calendar();
create trigger check_source after insert or update on public.calendar for each row
  execute function private.check_calendar_source();
create trigger untick_event after delete on public.calendar for each row
  when (old.event_id is not null)
  execute function private.untick_event();

grant insert (in_calendar), update (in_calendar) on public.events to authenticated;
-- An entry made by hand that claims an event is refused by its trigger.
grant insert (event_id) on public.calendar to authenticated;
