-- One rule for e-mail addresses, the same as src/lib/identity/email-address.ts: what every mail server takes.

create or replace function private.is_email(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(value) <= 254
    and value ~* '^[a-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
    and value !~ '[^\x21-\x7e]'
    and strpos(value, '@') <= 65;

-- Rows would otherwise refuse every later change, and their backup could not be restored. The history keeps what stood there.
update public.member_perks set contact_email = null where private.is_email(contact_email) is false;
update public.settings set email = null where private.is_email(email) is false;
