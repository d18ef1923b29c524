-- What a well-shaped value looks like. The constraints of every table use these.

create schema if not exists private;
comment on schema private is 'Functions of constraints, triggers and policies. Never exposed through the API.';

create function private.is_web_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(value) <= 2048
    and value ~ '^(https?://[^/?#[:space:]]|/([^/\\]|$))'
    and value !~ '[[:space:][:cntrl:]<>"\\]';
comment on function private.is_web_address is
  'True for an http(s) address or a path of this site: one leading slash, no blanks, quotes or backslashes.';

create function private.is_slug(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and value !~ '^[0-9]+$';
comment on function private.is_slug is
  'True for lower-case words joined by single hyphens. Digits alone are refused: such an address means an id.';

create function private.is_email(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(value) <= 254
    and value ~ '^[^@[:space:]<>"(),;:\\]+@[^@[:space:]<>"(),;:\\.]+(\.[^@[:space:]<>"(),;:\\.]+)*\.[^@[:space:]<>"(),;:\\.]{2,}$';
comment on function private.is_email is 'True for one plain address, name@domain.';

create function private.is_phone(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~ '^\+?[0-9 ()./-]{7,30}$'
    and char_length(regexp_replace(value, '[^0-9]', '', 'g')) between 7 and 15;
comment on function private.is_phone is 'True for 7 to 15 digits with an optional leading plus and the usual separators.';

create function private.is_gallery(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return jsonb_typeof(value) = 'array'
    and not jsonb_path_exists(value, 'strict $[*] ? (@.type() != "string")')
    and not jsonb_path_exists(value, 'strict $[*] ? (!(@ like_regex "^(https?://[^/?#]|/[^/])"))');
comment on function private.is_gallery is 'True for a JSON array whose elements are all web addresses or site paths.';
