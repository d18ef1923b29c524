-- What nobody sees goes from all typed text: also from the descriptions of a gallery, from names before they are looked at, and from words
-- before they are compared. And telephones are read in more of the ways in which people write them.

create function private.clean_descriptions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(new.gallery_alt) = 'object' then
    new.gallery_alt := (
      select coalesce(jsonb_object_agg(key,
        case jsonb_typeof(value) when 'string' then to_jsonb(private.clean_text(value #>> '{}', false)) else value end), '{}')
      from jsonb_each(new.gallery_alt));
  end if;
  return new;
end
$$;
comment on function private.clean_descriptions is 'Cleans the descriptions of a gallery''s pictures as private.trim_text does columns.';
revoke execute on function private.clean_descriptions from public;
create trigger clean_descriptions before insert or update on public.events for each row
  execute function private.clean_descriptions();

create or replace function public.set_own_name(full_name text) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  new_name constant text := private.clean_text(set_own_name.full_name, false);
  own public.profiles;
begin
  select * into own from public.profiles where user_id = person for update;
  if private.current_session() is null or own.user_id is null or (private.role_of(own) is not null and public.own_role() is null) then
    raise insufficient_privilege using message = 'a name is changed by its owner, after the second step';
  end if;
  if coalesce(new_name, '') = '' then
    raise check_violation using table = 'profiles', constraint = 'profiles_full_name_required',
      message = 'new row for relation "profiles" violates check constraint "profiles_full_name_required"';
  end if;
  if new_name is not distinct from own.full_name then return; end if;
  update public.profiles set full_name = new_name where user_id = person;
  if private.role_of(own) is not null then
    perform private.note_act('rename', person, person);
  end if;
end
$$;

-- Marks of direction stand around whatever is copied from a telephone's contacts. Stored texts have none, so that no index changes.
create or replace function private.turkish_lower(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return lower(translate(
    regexp_replace(normalize(value, NFKC), '[\u0300-\u036f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'),
    U&'I\0130\2019\2018\02bc', U&'\0131i'''''''));

create or replace function private.fold(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(translate(value,
          U&'\A7B8\A7BA\A7BC\A7BE\A7C0\A7C2\A7C4\A7C5\A7C6\A7C7\A7C9\A7CB\A7CC\A7CE\A7D0\A7D2\A7D4\A7D6\A7D8\A7DA\A7DC\A7F5\A7F1',
          U&'\A7B9\A7BB\A7BD\A7BF\A7C1\A7C3\A794\0282\1D8E\A7C8\A7CA\0264\A7CD\A7CF\A7D1\A7D3\A7D5\A7D7\A7D9\A7DB\019B\A7F6s'), NFKD),
        '[\u0300-\u036f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g') collate pg_catalog."und-x-icu"),
      U&'\0131øđðłħŧ\2019\2018\02bc', U&'ioddlht''''''') collate "default",
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th');

-- More of the ways in which people write telephones: a country in brackets, PBX, two labels, & between two numbers.
create or replace function private.dialled(typed text) returns text
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  digits text := regexp_replace(regexp_replace(typed, '^ *\(?00', '+'), '[^0-9+]', '', 'g');
  turkish constant text := '^(4[0-9]{6}|8[0-9]{11,12}|([2-58][0-9]{2}|900)[0-9]{7})$';
begin
  if typed !~ '^ *\(?\+?[-0-9 ()./\u2012-\u2015\u2212]+$' then return null; end if;
  -- Short numbers are dialled as they are.
  if digits ~ '^(1[0-9]{2}|118[0-9]{2}|444[0-9]{4})$' then return digits; end if;
  if starts_with(digits, '+') and digits !~ '^\+90' then
    -- People write the zero of their own country's numbers, too; in the countries named here it belongs to the number.
    digits := case when digits ~ '^\+(39|22[5679]|24[127]|267|378|50[17])' then digits
      else regexp_replace(regexp_replace(digits, '^\+(36)06|^\+(7)8(?=[0-9]{10}$)', '+\1\2'),
        '^\+(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[789]|8[0578]|9[679])[0-9])0', '+\1') end;
    return case when digits ~ '^\+[1-9][0-9]{6,14}$' then digits end;
  end if;
  digits := regexp_replace(digits, '^(\+90)?0?', '');
  if digits !~ turkish then digits := regexp_replace(digits, '^900?', ''); end if;
  return case when digits ~ turkish then '+90' || digits end;
end
$$;

create or replace function private.phone_numbers(typed text) returns jsonb
  language sql immutable parallel safe set search_path = ''
begin atomic
  with part as (
    select text, place, private.fold(text) as folded
    from (
      select text, place
      from regexp_split_to_table(typed, '\s*[/;,|&•]\s*|\s+(ve|veya|[-–])\s+', 'i') with ordinality as split (text, place)
      union all
      select typed, 0
    ) as candidate
  ),
  bare as (
    select text, place,
      regexp_replace(folded, '^ *(tel|telefon|gsm|cep|mobil|whatsapp)([.: /]+(tel|telefon|no|faks|fax))*[.: ]+', '') as bare
    from part
  ),
  number as (
    select text, place, coalesce(private.dialled(bare), private.dialled(regexp_replace(bare,
      '([ (,]*(dahili|dah|ic hat|ext|int|x|#|d)[.: ]*[0-9]{1,6}([-/, ]+[0-9]{1,6})*\)?|[-/ ]+[0-9]{1,2}|[ (,]*(pbx|santral|[0-9] hat)\)?) *$',
      ''))) as dial
    from bare
  )
  select case when count(*) > 2 and bool_and(dial is not null) filter (where place > 0)
    then jsonb_agg(jsonb_build_object('text', text, 'dial', dial) order by place) filter (where place > 0)
    else jsonb_agg(jsonb_build_object('text', text, 'dial', dial)) filter (where place = 0 and dial is not null) end
  from number
  where typed is not null and char_length(typed) <= 100;
end;
