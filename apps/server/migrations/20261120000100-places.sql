-- Towns and cities of the world for address search; filled from places/places.tsv.gz when the server starts.

create extension if not exists pg_trgm;

create table places (
  id bigint primary key,
  country_id text not null,
  region text,
  seat_id bigint,
  lat double precision not null,
  lon double precision not null,
  population integer not null,
  time_zone text not null,
  name_en text not null,
  name_uk text,
  name_ru text,
  name_kk text,
  -- Every spelling of the name as a search key, `|` before and after each.
  search_text text not null
);

-- The bar starts a word for trigrams, so one index finds beginnings of names and misspelled names.
create index places_search on places using gin (search_text gin_trgm_ops);

-- Word similarity has its own threshold here: 0.6, the default, misses two swapped letters in a short name.
create function places_like(key text) returns setof places language sql stable
  set pg_trgm.word_similarity_threshold = 0.4
  begin atomic
    select * from places where search_text %> key;
  end;

-- Which version of a shipped table the database holds.
create table reference_sources (
  name text primary key,
  digest text not null,
  loaded_at timestamptz(3) not null
);
