-- The moment of the last change, to the millisecond that every API shows: what was read can be compared with what
-- stands there now, and an editor learns that somebody else was faster.

alter table public.announcements alter column updated_at type timestamptz(3);
alter table public.events alter column updated_at type timestamptz(3);
alter table public.calendar alter column updated_at type timestamptz(3);
alter table public.bulletins alter column updated_at type timestamptz(3);
alter table public.alumni_news alter column updated_at type timestamptz(3);
alter table public.member_perks alter column updated_at type timestamptz(3);
