-- The same words as before, with the key of a text computed once instead of twice: half the time of a carrier that is written.
create or replace function searchable(words text) returns text language sql immutable parallel safe as $$
  select case when coalesce(words, '') = '' then ''
              when words ~ '[гГ]' then search_key(words) || ' ' || search_key(translate(words, 'гГ', 'hh'))
              else coalesce(nullif(search_key(words), ''), lower(words)) end
$$;
