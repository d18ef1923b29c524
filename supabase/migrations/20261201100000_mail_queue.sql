-- Mails wait in the database until a mail server has taken them, so that one that is away fails no request and a restart loses none. Only
-- the embedded server reads the queue. On a hosted project nothing is queued, and the outbox of changes stays as short as their history.

create table private.mail_queue (
  id bigint generated always as identity,
  kind text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  queued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  reason text,
  constraint mail_queue_id_pkey primary key (id),
  constraint mail_queue_kind_option check (kind in ('recovery', 'invitation', 'email_change', 'email_change_notice', 'important_change',
    'warning'))
);
alter table private.mail_queue enable row level security;
comment on table private.mail_queue is
  'Mails that no mail server has taken yet. Some hold links that sign in: rows go when they are sent or expire, and no backup has them.';
comment on column private.mail_queue.next_try_at is
  'Moved on before each try, so that a server that dies during one repeats it later.';
comment on column private.mail_queue.reason is 'Why the last try failed, in words.';

create table private.failed_mails (
  id bigint generated always as identity,
  kind text not null,
  address text not null,
  reason text not null,
  failed_at timestamptz not null default now(),
  constraint failed_mails_id_pkey primary key (id)
);
alter table private.failed_mails enable row level security;
comment on table private.failed_mails is 'Mails that were given up, without their content and with a masked address; kept for 30 days.';

create function private.masked_address(address text) returns text
  language sql immutable set search_path = ''
  return left(address, 1) || '…' || coalesce(substring(address from '@[^@]*$'), '');
comment on function private.masked_address is 'An e-mail address that its owner recognizes: the first letter and what follows the @.';

create function private.tell_mail_queue() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_notify('mail_queue', '');
  return null;
end
$$;
comment on function private.tell_mail_queue is 'Wakes the server when mails were queued.';
create trigger tell_mail_queue after insert on private.mail_queue for each statement execute function private.tell_mail_queue();

create table private.changes_to_mail (
  change bigint not null,
  constraint changes_to_mail_change_pkey primary key (change),
  constraint changes_to_mail_change_fkey foreign key (change) references private.important_changes (id) on delete cascade
);
alter table private.changes_to_mail enable row level security;
comment on table private.changes_to_mail is
  'The important changes that no mail was queued for yet. Backups do not have it, so that a restore mails nothing a second time.';

-- Security definer because nobody else writes important changes. The server listens on the channel, writes the security log and mails all
-- administrators; nobody does on a hosted project.
create or replace function private.note_important_change(
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
  insert into private.changes_to_mail (change) values (added);
  perform pg_notify('important_changes', added::text);
end
$$;

revoke execute on function private.masked_address, private.tell_mail_queue, private.note_important_change from public;

-- Security definer because nobody else reads the failed mails.
create function public.unsent_mails()
  returns table (kind text, address text, reason text, failed_at timestamptz, total bigint)
  language plpgsql stable security definer rows 5 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select mail.kind, mail.address, mail.reason, mail.failed_at, count(*) over ()
    from private.failed_mails as mail
    where mail.failed_at > now() - interval '7 days'
    order by mail.id desc
    limit 20;
end
$$;
comment on function public.unsent_mails is
  'For administrators: the mails that were given up in the last 7 days, newest first, with masked addresses; at most 20, and the number of all as total.';
revoke execute on function public.unsent_mails from public, anon;
grant execute on function public.unsent_mails to authenticated;
