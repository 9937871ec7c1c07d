-- Lists are searched by the keys places are searched by (docs/decisions/0008): accents, alphabets and confusable letters made equal.

-- The first of the keys that searchKeys in place-key.ts makes; a test keeps the two alike. Free of the database's locale.
create function search_key(words text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(normalize(translate(lower(words), '’''ʼ`ʻ‘', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
          'АБВГҐДЕЄЖЗИІКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯӘҒҚҢӨҰҮҺŁĐÐØƏŊÆŒÞ',
          'абвгґдеєжзиіклмнопрстуфхцчшщъыьэюяәғқңөұүһłđðøəŋæœþ'),
        'є', 'ie'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'щ', 'shch'), 'ш', 'sh'), 'ю', 'iu'), 'я', 'ia'),
        'һ', 'kh'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'łđðøıəŋабвгґдезиіклмнопрстуфыэәғқңөұүyqwьъ',
      'lddoianabvggdeziiklmnoprstufieagknouuikv'),
    '[^a-z0-9]+', ' ', 'g'),
  '([a-z])\1+', '\1', 'g'))
$$;

-- What people search for: its key (the words themselves are kept beside it, for signs), a second one with г as h, or the words themselves in a script that has no key.
create function searchable(words text) returns text language sql immutable parallel safe as $$
  select case when coalesce(words, '') = '' then ''
              when search_key(words) = '' then lower(words)
              when words ~ '[гГ]' then search_key(words) || ' ' || search_key(translate(words, 'гГ', 'hh'))
              else search_key(words) end
$$;

-- The words by which a load is found: on the first line those that carriers may read too, on the second the shipper's own.
create function load_search_text(load bigint) returns text language sql stable as $$
  select concat(' ', l.id, ' ', searchable(l.name), ' ', lower(l.name), ' ', searchable(d.cargo->>'name'), ' ',
           (select string_agg(concat_ws(' ', searchable(w.address->>'city'), searchable(w.address->>'name'),
                                        search_key(replace(p.search_text, '|', ' '))), ' ' order by w.position)
              from waypoints w left join places p on p.id = w.place_id where w.load_id = l.id), ' ',
           E'\n', ' ', searchable(l.external_id), ' ', lower(l.external_id), ' ',
           searchable(array_to_string(d.tags, ' ')), ' ', lower(array_to_string(d.tags, ' ')), ' ',
           (select searchable(c.name) from options o join carriers c on c.id = o.carrier_id where o.id = l.selected_option_id), ' ')
    from loads l join load_details d on d.load_id = l.id where l.id = load
$$;

update load_details set search_text = load_search_text(load_id);

create function find_load_by_winner() returns trigger language plpgsql as $$
begin
  update load_details set search_text = load_search_text(new.id) where load_id = new.id;
  return null;
end $$;
create trigger loads_found_by_winner after update of selected_option_id on loads
  for each row when (old.selected_option_id is distinct from new.selected_option_id) execute function find_load_by_winner();

alter table carriers add column search_text text
  generated always as (' ' || searchable(name || ' ' || coalesce(legal_id, '') || ' ' || coalesce(login, '') || ' ' || coalesce(requested_login, '')) || ' ' || lower(name) || ' ') stored;
alter table companies add column search_text text
  generated always as (' ' || searchable(name || ' ' || coalesce(legal_id, '')) || ' ' || lower(name) || ' ') stored;
