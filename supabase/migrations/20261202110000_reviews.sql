-- A draft waits for whoever may publish it. At most one review of a row is alive: it ends when the row is published, also for later, deleted
-- or erased. What was asked and answered stays in the row's history.

create table private.reviews (
  id bigint generated always as identity,
  resource text not null,
  row_id bigint not null,
  version timestamptz(3) not null,
  note text,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  told_at timestamptz not null default now(),
  is_mailed boolean not null default false,
  constraint reviews_id_pkey primary key (id),
  constraint reviews_resource_row_id_key unique (resource, row_id),
  constraint reviews_note_length check (char_length(note) <= 1000),
  constraint reviews_answer_length check (char_length(answer) <= 1000),
  constraint reviews_answer_required check ((answer is null) = (answered_at is null))
);
alter table private.reviews enable row level security;
comment on table private.reviews is 'The drafts that somebody has sent for review: open ones, and those that were sent back and wait for another version.';
comment on column private.reviews.version is 'The row''s updated_at when it was sent. What is published then is what was sent, or the form says that it is not.';
comment on column private.reviews.answer is 'What is to be changed; null while the review is open.';
comment on column private.reviews.told_at is 'The asking that was mailed. Asking again within ten minutes, before an answer, is not mailed.';
comment on column private.reviews.is_mailed is
  'False until the mail about the last asking or answer is queued, which nobody does on a hosted project.';

-- An asking and a return change no row. As acts of the team they have no row_id, so that nothing restores them or takes them for a change.
alter table private.history
  add column reviewed_row bigint,
  drop constraint history_operation_option,
  add constraint history_operation_option check (
    case
      when reviewed_row is not null then row_id is null and operation in ('ask', 'return')
      when row_id is null then operation in ('invite', 'invite_again', 'grant', 'revoke', 'withdraw', 'rename', 'change_email')
      else operation in ('insert', 'update', 'delete', 'erase')
    end);
comment on column private.history.reviewed_row is 'The draft that was sent for review or sent back. Its note is in the column after.';
create index history_reviewed_row_idx on private.history (table_name, reviewed_row, id) where reviewed_row is not null;

-- Security definer because nobody else writes reviews.
create function private.end_review() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.published_at is not null then
    delete from private.reviews where resource = tg_table_name and row_id = old.id;
  end if;
  return null;
end
$$;
comment on function private.end_review is 'A row that is published, for now or for later, or deleted waits for nobody.';

create function private.keep_reviews(resource text) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create trigger end_review after delete or update of published_at on public.%I for each row
    execute function private.end_review()', resource);
end
$$;
comment on function private.keep_reviews is
  'Lets the drafts of a table be sent for review. The table is under history, whose trigger names the columns of the title.';

create or replace function private.keep_history(resource text, variadic title_columns text[]) returns void
  language plpgsql set search_path = '' as $$
begin
  -- Its name comes before forget_slugs, which deletes the former addresses of a deleted row.
  execute format(
    'create trigger add_to_history after insert or update or delete on public.%I for each row when (pg_trigger_depth() = 0)
      execute function private.add_to_history(%s)',
    resource, (select string_agg(quote_literal(name), ', ') from unnest(title_columns) as name));
  -- Its name comes after stamp_author, which would name whoever restores.
  execute format(
    'create trigger take_back_identity before insert on public.%I for each row when (current_setting(''history.restores'', true) <> '''')
      execute function private.take_back_identity()',
    resource);
  if exists (
    select from pg_attribute where attrelid = format('public.%I', resource)::regclass and attname = 'published_at' and not attisdropped
  ) then
    perform private.keep_reviews(resource);
  end if;
end
$$;
comment on function private.keep_history is
  'Puts a table under history. It names the columns that the declaration''s title has. Where rows have drafts, they can be sent for review.';

-- By the catalogue: what has drafts and a history.
select private.keep_reviews(relname)
from pg_trigger
join pg_class on pg_class.oid = tgrelid
join pg_attribute on attrelid = tgrelid and attname = 'published_at' and not attisdropped
where tgname = 'add_to_history' and relnamespace = 'public'::regnamespace;

create function private.has_reviews(resource text) returns boolean
  language sql stable set search_path = ''
  return exists (select from pg_trigger where tgrelid = to_regclass(format('public.%I', resource)) and tgname = 'end_review');
comment on function private.has_reviews is 'Whether rows of a table can be sent for review: whether they have drafts and a history.';

create function private.present_row(resource text, row_id bigint) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  entry jsonb;
begin
  execute format('select to_jsonb(entry) from public.%I as entry where id = $1', resource) into entry using row_id;
  return entry;
end
$$;
comment on function private.present_row is 'A row as it is stored; null where there is none.';

create function private.title_of_row(resource text, entry jsonb) returns text
  language sql stable set search_path = ''
  return (
    select private.title_of(entry, array_remove(string_to_array(encode(tgargs, 'escape'), '\000'), ''))
    from pg_trigger where tgrelid = to_regclass(format('public.%I', resource)) and tgname = 'add_to_history'
  );
comment on function private.title_of_row is 'The title that the history gives this row.';

create view private.living_reviews as
  select review.id, review.resource, review.row_id, private.title_of_row(review.resource, present.entry) as title,
    case when review.answered_at is null then 'open' else 'returned' end as state,
    review.version, (present.entry ->> 'updated_at')::timestamptz <> review.version as is_changed,
    review.asked_by, private.person_name(review.asked_by) as person, review.asked_at, review.note,
    private.person_name(review.answered_by) as answered_by, review.answered_at, review.answer
  from private.reviews as review
  cross join lateral (select private.present_row(review.resource, review.row_id) as entry) as present;
comment on view private.living_reviews is 'Reviews as people read them: with the row''s present title, whether it was changed since, and names.';

-- Runs as whoever asks: row-level security decides who may change the draft. They may use nothing else of the schema private.
create function private.draft_for_review(resource text, row_id bigint, unchanged_since timestamptz) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  draft jsonb;
  is_there boolean;
begin
  if public.own_role() is null then
    raise insufficient_privilege using message = 'only administrators and writers do this';
  end if;
  if not exists (select from pg_trigger where tgrelid = to_regclass(format('public.%I', resource)) and tgname = 'end_review') then
    raise exception using errcode = 'PT404', message = format('rows of %I have no reviews', resource);
  end if;
  execute format('select to_jsonb(entry) from public.%I as entry where id = $1 and published_at is null for update', resource)
    into draft using row_id;
  if draft is null then
    execute format('select exists (select from public.%I where id = $1)', resource) into is_there using row_id;
    raise exception using errcode = case when is_there then 'PT409' else 'PT410' end,
      message = format('row %s of %I is no draft', row_id, resource);
  end if;
  if (draft ->> 'updated_at')::timestamptz is distinct from unchanged_since then
    raise exception using errcode = 'PT412', message = format('row %s of %I was changed since', row_id, resource);
  end if;
  return draft;
end
$$;
comment on function private.draft_for_review is
  'Locks a draft that the caller may change and gives it. PT404, the table has no reviews. PT409, the row is published. PT410, it is gone. PT412, it was changed since.';

-- Security definer because nobody else writes reviews and the history. The server listens on the channel and mails; nobody does on a
-- hosted project.
create function private.open_review(resource text, draft jsonb, note text) returns void
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  draft_id constant bigint := draft ->> 'id';
  words constant text := nullif(private.clean_text(open_review.note, true), '');
begin
  perform private.require_role();
  insert into private.reviews as former (resource, row_id, version, note, asked_by)
    values (open_review.resource, draft_id, (draft ->> 'updated_at')::timestamptz, words, auth.uid())
    on conflict on constraint reviews_resource_row_id_key do update
      set version = excluded.version, note = excluded.note, asked_by = excluded.asked_by, asked_at = excluded.asked_at,
        answer = null, answered_by = null, answered_at = null,
        told_at = case when former.answered_at is null and former.told_at > now() - interval '10 minutes'
          then former.told_at else excluded.told_at end,
        is_mailed = former.is_mailed and former.answered_at is null and former.told_at > now() - interval '10 minutes';
  insert into private.history (table_name, reviewed_row, operation, title, after, changed_by)
    values (open_review.resource, draft_id, 'ask', private.title_of_row(open_review.resource, draft),
      case when words is not null then jsonb_build_object('note', words) end, auth.uid());
  perform pg_notify('reviews', '');
end
$$;
comment on function private.open_review is 'Replaces the former review of a draft, and writes the asking into its history.';

create function public.ask_for_review(resource text, row_id bigint, unchanged_since timestamptz, note text default null) returns void
  language sql security invoker set search_path = ''
begin atomic
  select private.open_review(resource, private.draft_for_review(resource, row_id, unchanged_since), note);
end;
comment on function public.ask_for_review is
  'For writers and administrators: sends a draft for review, as it was when its updated_at was unchanged_since. Asking again replaces what was asked before. Refused with PT409 when the row is published, PT410 when it is gone, PT412 when it was changed since.';

-- Security definer because nobody else writes reviews and the history.
create function public.return_review(resource text, row_id bigint, note text) returns void
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words constant text := nullif(private.clean_text(return_review.note, true), '');
begin
  perform private.require_admin();
  update private.reviews set answer = words, answered_by = auth.uid(), answered_at = now(), is_mailed = false
    where reviews.resource = return_review.resource and reviews.row_id = return_review.row_id and answered_at is null;
  if not found then
    raise exception using errcode = 'PT404', message = 'there is no such review';
  end if;
  insert into private.history (table_name, reviewed_row, operation, title, after, changed_by)
    values (return_review.resource, return_review.row_id, 'return',
      private.title_of_row(return_review.resource, private.present_row(return_review.resource, return_review.row_id)),
      jsonb_build_object('note', words), auth.uid());
  perform pg_notify('reviews', '');
end
$$;
comment on function public.return_review is
  'For administrators: sends a draft back with a note that says what is to be changed. Refused with PT404 when it does not wait for review.';

-- Security definer because nobody else reads reviews.
create function public.reviews()
  returns table (resource text, row_id bigint, title text, state text, version timestamptz, is_changed boolean,
    person text, asked_at timestamptz, note text, answered_by text, answered_at timestamptz, answer text)
  language plpgsql stable security definer rows 5 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role();
  return query
    select review.resource, review.row_id, review.title, review.state, review.version, review.is_changed,
      review.person, review.asked_at, review.note, review.answered_by, review.answered_at, review.answer
    from private.living_reviews as review
    where case when public.is_admin() then review.state = 'open' else review.asked_by = auth.uid() end
    order by review.asked_at, review.id;
end
$$;
comment on function public.reviews is
  'For administrators: all drafts that wait for review, the oldest first. For writers: what they have sent themselves and is not published, with the answer.';

-- Security definer because nobody else reads reviews.
create function public.reviews_of(resource text, row_ids bigint[])
  returns table (row_id bigint, title text, state text, version timestamptz, is_changed boolean,
    person text, asked_at timestamptz, note text, answered_by text, answered_at timestamptz, answer text)
  language plpgsql stable security definer rows 5 set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role();
  return query
    select review.row_id, review.title, review.state, review.version, review.is_changed,
      review.person, review.asked_at, review.note, review.answered_by, review.answered_at, review.answer
    from private.living_reviews as review
    where review.resource = reviews_of.resource and review.row_id = any (reviews_of.row_ids[1:1000])
    order by review.asked_at, review.id;
end
$$;
comment on function public.reviews_of is 'For writers and administrators: the living reviews of these rows, whoever asked.';

revoke execute on function private.end_review, private.keep_reviews, private.has_reviews, private.present_row,
  private.title_of_row, private.draft_for_review, private.open_review from public;
grant execute on function private.draft_for_review, private.open_review to authenticated;
revoke execute on function public.ask_for_review, public.return_review, public.reviews, public.reviews_of from public, anon;
grant execute on function public.ask_for_review, public.return_review, public.reviews, public.reviews_of to authenticated;

alter table private.mail_queue drop constraint mail_queue_kind_option, add constraint mail_queue_kind_option check (
  kind in ('recovery', 'invitation', 'email_change', 'email_change_notice', 'important_change', 'review', 'warning'));
