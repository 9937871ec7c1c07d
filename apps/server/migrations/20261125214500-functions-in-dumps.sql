-- A restore runs with an empty search_path, under which text bodies find no function of ours. PostgreSQL keeps these bodies
-- parsed, with the functions they call. What they answer is the same as before, so no column and no index is written again.
create or replace function search_key(words text) returns text language sql immutable parallel safe
  return trim(single_letters(regexp_replace(
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
    '[^a-z0-9]+', ' ', 'g')));

create or replace function searchable(words text) returns text language sql immutable parallel safe
  return case when coalesce(words, '') = '' then ''
              when words ~ '[гГ]' then search_key(words) || ' ' || search_key(translate(words, 'гГ', 'hh'))
              else coalesce(nullif(search_key(words), ''), lower(words)) end;

create or replace function carrier_name_key(name text) returns text language sql immutable parallel safe
  return nullif(replace(regexp_replace(search_key(name),
    '\m(tov|tzov|fop|p|prat|at|o|ip|zao|ao|to|zhshs|zhk|lc|ltd|limited|inc|gmbh|ag|sarl|srl|sia|uab|sp z o o|sp zo|s r l|s a|oi|bv)\M', '', 'g'), ' ', ''), '');
