-- Sample content says so until somebody edits it. A new place in the list makes nobody real. Security definer because API roles may not
-- look into the schema auth.
create function private.clear_sample_mark() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and to_jsonb(new) -> 'idx' is not distinct from to_jsonb(old) -> 'idx' then
    new.is_sample := false;
  end if;
  return new;
end
$$;
comment on function private.clear_sample_mark is 'What an administrator has edited is no longer sample content.';
revoke execute on function private.clear_sample_mark from public;

create trigger trim_text before insert or update on public.board_members for each row
  execute function private.trim_text('full_name', 'body', 'seat');
create trigger trim_text before insert or update on public.award_recipients for each row
  execute function private.trim_text('first_name', 'last_name');
create trigger trim_text before insert or update on public.literature_awards for each row
  execute function private.trim_text('author', 'title', 'language', 'cover_alt');
create trigger trim_text before insert or update on public.home_slides for each row
  execute function private.trim_text('image_url', 'image_alt', 'title');
create trigger trim_text before insert or update on public.bulletin_archive for each row
  execute function private.trim_text('label', 'file_url');

create trigger blank_to_null before insert or update on public.board_members for each row
  execute function private.blank_to_null('role', 'photo_url');
create trigger blank_to_null before insert or update on public.award_recipients for each row
  execute function private.blank_to_null('nds_surname', 'title', 'profession');
create trigger blank_to_null before insert or update on public.literature_awards for each row
  execute function private.blank_to_null('cover_url', 'caption');
create trigger blank_to_null before insert or update on public.home_slides for each row
  execute function private.blank_to_null('subtitle', 'link');
create trigger blank_to_null before insert or update on public.dues for each row
  execute function private.blank_to_null('note');

create trigger clear_sample_mark before update on public.board_members for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.award_recipients for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.literature_awards for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.home_slides for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.dues for each row execute function private.clear_sample_mark();
create trigger clear_sample_mark before update on public.bulletin_archive for each row execute function private.clear_sample_mark();

create trigger touch_updated_at before update on public.board_members for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.award_recipients for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.literature_awards for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.home_slides for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.dues for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.bulletin_archive for each row execute function private.touch_updated_at();

-- The server makes the pages anew that show their rows.
create trigger note_content_write before insert or update or delete or truncate on public.board_members
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.award_recipients
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.literature_awards
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.home_slides
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.dues
  for each statement execute function private.note_content_write();
create trigger note_content_write before insert or update or delete or truncate on public.bulletin_archive
  for each statement execute function private.note_content_write();
alter table public.board_members enable always trigger note_content_write;
alter table public.award_recipients enable always trigger note_content_write;
alter table public.literature_awards enable always trigger note_content_write;
alter table public.home_slides enable always trigger note_content_write;
alter table public.dues enable always trigger note_content_write;
alter table public.bulletin_archive enable always trigger note_content_write;

-- The back office's search finds their rows by these columns. Dues are few, and have no words.
create trigger keep_row_words after insert or update or delete on public.board_members for each row
  execute function private.keep_row_words('full_name', 'role');
create trigger keep_row_words after insert or update or delete on public.award_recipients for each row
  execute function private.keep_row_words('first_name', 'last_name', 'nds_surname', 'profession');
create trigger keep_row_words after insert or update or delete on public.literature_awards for each row
  execute function private.keep_row_words('title', 'author', 'caption');
create trigger keep_row_words after insert or update or delete on public.home_slides for each row
  execute function private.keep_row_words('title', 'subtitle');
create trigger keep_row_words after insert or update or delete on public.bulletin_archive for each row
  execute function private.keep_row_words('label');
alter table public.board_members enable always trigger keep_row_words;
alter table public.award_recipients enable always trigger keep_row_words;
alter table public.literature_awards enable always trigger keep_row_words;
alter table public.home_slides enable always trigger keep_row_words;
alter table public.bulletin_archive enable always trigger keep_row_words;

select private.keep_history('board_members', 'full_name');
select private.keep_history('award_recipients', 'first_name', 'last_name');
select private.keep_history('literature_awards', 'title');
select private.keep_history('home_slides', 'title');
select private.keep_history('dues', 'year');
select private.keep_history('bulletin_archive', 'label', 'year');
