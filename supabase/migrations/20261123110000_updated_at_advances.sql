-- An editor's save is compared with the updated_at that was read. Two changes within one transaction or one millisecond
-- had the same one, and the second went unnoticed.

create or replace function private.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  -- The columns keep milliseconds, so a smaller step would be lost.
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end
$$;
comment on function private.touch_updated_at is 'Stamps the moment of the last change, later than the one before by a millisecond at least.';
