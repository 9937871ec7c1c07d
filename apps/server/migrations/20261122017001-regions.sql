-- What tells places of one name apart: the region each lies in, named in every language. Filled with the places.
create table regions (
  key text primary key,
  name_en text not null,
  name_uk text,
  name_ru text,
  name_kk text
);
alter table places add column region_key text;

-- As it was; what it answers has a column more now.
create or replace function places_like(key text) returns setof places language sql stable
  set pg_trgm.word_similarity_threshold = 0.4
  begin atomic
    select * from places where search_text %> key;
  end;
