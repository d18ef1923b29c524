-- Mails wait in the database until a mail server has taken them, so that one that is away fails no request and a restart loses none. Only
-- the embedded server reads the queue. On a hosted project nothing is queued.

create table if not exists private.mail_queue (
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

create table if not exists private.failed_mails (
  id bigint generated always as identity,
  kind text not null,
  address text not null,
  reason text not null,
  failed_at timestamptz not null default now(),
  constraint failed_mails_id_pkey primary key (id)
);
alter table private.failed_mails enable row level security;
comment on table private.failed_mails is 'Mails that were given up, without their content and with a masked address; kept for 30 days.';

create or replace function private.masked_address(address text) returns text
  language sql immutable set search_path = ''
  return left(address, 1) || '…' || coalesce(substring(address from '@[^@]*$'), '');
comment on function private.masked_address is 'An e-mail address that its owner recognizes: the first letter and what follows the @.';

create or replace function private.tell_mail_queue() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_notify('mail_queue', '');
  return null;
end
$$;
comment on function private.tell_mail_queue is 'Wakes the server when mails were queued.';
create or replace trigger tell_mail_queue after insert on private.mail_queue for each statement execute function private.tell_mail_queue();

alter table private.important_changes add column if not exists is_mailed boolean not null default true;
comment on column private.important_changes.is_mailed is
  'False until mails to the administrators are queued, which nobody does on a hosted project. Rows of older archives count as mailed.';

-- Security definer because nobody else writes important changes. The server listens on the channel, writes the security log and mails all
-- administrators; nobody does on a hosted project.
create or replace function private.note_important_change(
    kind text, subject text, before text, after text, actor uuid, account uuid default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  added bigint;
begin
  if note_important_change.before is not distinct from note_important_change.after then return; end if;
  insert into private.important_changes as change (kind, subject, before, after, account, changed_by, person, is_mailed)
    values (note_important_change.kind, note_important_change.subject, note_important_change.before, note_important_change.after,
      note_important_change.account, actor, private.name_and_email(actor), false)
    returning change.id into added;
  perform pg_notify('important_changes', added::text);
end
$$;

revoke execute on function private.masked_address, private.tell_mail_queue, private.note_important_change from public;

-- Security definer because nobody else reads the failed mails.
create or replace function public.unsent_mails()
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
