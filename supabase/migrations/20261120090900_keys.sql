-- What identifies a row, and what must not stand twice.

alter table public.announcements add constraint announcements_id_pkey primary key (id);
alter table public.events add constraint events_id_pkey primary key (id);
alter table public.calendar add constraint calendar_id_pkey primary key (id);
alter table public.bulletins add constraint bulletins_id_pkey primary key (id);
alter table public.alumni_news add constraint alumni_news_id_pkey primary key (id);
alter table public.member_perks add constraint member_perks_id_pkey primary key (id);
alter table public.profiles add constraint profiles_user_id_pkey primary key (user_id);

alter table public.events add constraint events_slug_key unique (slug);
alter table public.alumni_news add constraint alumni_news_slug_key unique (slug);
alter table public.bulletins add constraint bulletins_year_month_key unique (year, month);

-- To auth.users and not to profiles: the API cannot embed a schema that it does not expose.
alter table public.announcements add constraint announcements_created_by_fkey
  foreign key (created_by) references auth.users (id) on delete set null;
alter table public.profiles add constraint profiles_user_id_fkey
  foreign key (user_id) references auth.users (id) on delete cascade;
