-- Descriptions of pictures are text, with the angle brackets that are typed. More ways of writing telephones are read, and ports that no
-- computer has are refused.

create or replace function private.with_description(entry jsonb, held text, name text, words text) returns jsonb
  language plpgsql immutable set search_path = '' as $$
declare
  alt constant text := regexp_replace(held, '_url$', '') || '_alt';
  quoted constant text :=
    replace(replace(replace(replace(replace(words, '&', '&amp;'), '"', '&quot;'), '<', '&lt;'), '>', '&gt;'), '\', '\\');
begin
  if entry ? alt and jsonb_typeof(entry -> held) = 'array' then
    return jsonb_build_object(alt, (entry -> alt) || (
      select coalesce(jsonb_object_agg(photo, words), '{}') from jsonb_array_elements_text(entry -> held) as photo
      where with_description.name in (select private.files_in(photo)) and not entry -> alt ? photo));
  elsif entry ? alt then
    return jsonb_build_object(alt, words);
  end if;
  return jsonb_build_object(held, regexp_replace(entry ->> held,
    '<img(?=\s)(?![^>]*\salt=)(?=[^>]*public/media/' || replace(with_description.name, '.', '\.') || '")',
    '<img alt="' || quoted || '"', 'g'));
end
$$;

create or replace function private.described(entry jsonb, held text, name text, out is_described boolean, out description text)
  language plpgsql immutable set search_path = '' as $$
declare
  alt constant text := regexp_replace(held, '_url$', '') || '_alt';
begin
  if entry ? alt and jsonb_typeof(entry -> held) = 'array' then
    select caption.value into description from jsonb_each_text(entry -> alt) as caption
      where described.name in (select private.files_in(caption.key)) limit 1;
    is_described := description is not null;
  elsif entry ? alt then
    description := entry ->> alt;
    is_described := description is not null;
  elsif jsonb_typeof(entry -> held) = 'string' then
    select bool_and(tag[1] ~ '\salt='), max(substring(tag[1] from '\salt="([^"]*)"')) into is_described, description
      from regexp_matches(entry ->> held, '<img\s[^>]*>', 'g') as tag
      where described.name in (select private.files_in(tag[1]));
    description := replace(replace(replace(replace(replace(description, '&quot;', '"'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'),
      '&amp;', '&');
  end if;
end
$$;

create or replace function private.describe_steps(name text, alt text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words constant text := private.clean_text(describe_steps.alt, false);
  names constant text[] := private.names_of(describe_steps.name);
  steps jsonb := '[]';
  use record;
  held record;
  entry jsonb;
  changes jsonb;
begin
  perform private.require_admin();
  perform private.require_file(describe_steps.name);
  insert into public.files as fact (name, alt) values (describe_steps.name, words)
    on conflict on constraint files_name_pkey do update set alt = excluded.alt;
  if words is null then return steps; end if;
  for use in select found.* from private.file_uses(array[describe_steps.name]) as found where found.is_undescribed loop
    entry := private.present_row(use.resource, use.row_id);
    changes := '{}';
    for held in
      select shown.key, mention from jsonb_each(entry) as shown, private.files_in(shown.value::text) as mention where mention = any (names)
    loop
      if not (private.described(entry || changes, held.key, held.mention)).is_described then
        changes := changes || private.with_description(entry || changes, held.key, held.mention, words);
      end if;
    end loop;
    steps := steps || jsonb_build_object('table', use.resource, 'id', use.row_id, 'row', changes, 'is_whole', false,
      'unchanged_since', entry ->> 'updated_at');
  end loop;
  return steps;
end
$$;

-- A sign such as ☎ or a word before a number, what it is for behind it, several neighbouring lines, extensions as in links.
create or replace function private.phone_numbers(typed text) returns jsonb
  language sql immutable parallel safe set search_path = ''
begin atomic
  with part as (
    select text, place, private.fold(text) as folded
    from (
      select text, place
      from regexp_split_to_table(typed, '\s*[/;,|&•]\s*|\s+(ve|veya|ya da|[-–])\s+', 'i') with ordinality as split (text, place)
      union all
      select typed, 0
    ) as candidate
  ),
  bare as (
    select text, place,
      regexp_replace(folded, '^[ \u2190-\u2bff\ufe0f\U0001f000-\U0001faff]*'
        || '((tel|telefon|t|gsm|cep|mobil|whatsapp|sabit|ofis|ev|is)([.: /]+(tel|telefon|no|faks|fax))*[.: ]+)?', '') as bare
    from part
  ),
  number as (
    select text, place, coalesce(private.dialled(bare), private.dialled(regexp_replace(bare,
      '([ (,;]*(dahili|dah|ic hat|ext|int|x|#|d)[.:= ]*[0-9]{1,6}([-/, ]+[0-9]{1,6})*\)?|[-/ ]+[0-9]{1,2}|( *[-/,] +[0-9]{1,2})+'
        || '|[ (,]*(pbx|santral|whatsapp|[0-9] hat)\)?) *$',
      ''))) as dial
    from bare
  )
  select case when count(*) > 2 and bool_and(dial is not null) filter (where place > 0)
    then jsonb_agg(jsonb_build_object('text', text, 'dial', dial) order by place) filter (where place > 0)
    else jsonb_agg(jsonb_build_object('text', text, 'dial', dial)) filter (where place = 0 and dial is not null) end
  from number
  where typed is not null and char_length(typed) <= 100;
end;

-- A capital I with a dot is an i, whatever the database's collation makes of it.
create or replace function private.web_address(typed text) returns text
  language sql immutable parallel safe set search_path = ''
begin atomic
  with meant as (
    select case
      when typed ~* '^(([a-z0-9-]|[^\u0001-\u007f])+\.)+([a-z]|[^\u0001-\u007f]){2,}(:[0-9]{1,5})?([/?#]|$)'
        and typed !~* '^[^/?#]*\.(pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|svg|html?|txt|zip)([/?#]|$)' then 'https://' || typed
      else typed end as address
  )
  select coalesce(lower(replace(start, 'İ', 'i')) || substr(address, char_length(start) + 1), address)
  from meant, lateral substring(address from '^[hH][tT][tT][pP][sS]?://[^/?#]*') as start;
end;

-- Links from before keep their ports: no row is checked anew before it is changed.
create or replace function private.is_web_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(value) <= 2048
    and value ~ '^(https?://([A-Za-z0-9_-]|[^\u0001-\u007f])+(\.([A-Za-z0-9_-]|[^\u0001-\u007f])+)*\.?(:[0-5]?[0-9]{1,4})?([/?#]|$)|/([^/]|$))'
    and value !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff<>"\\]';
