-- Names sort as people count, "Truck 2" before "Truck 10": in a key the numbers of up to nine digits have ten.
create function natural_key(words text) returns text language sql immutable parallel safe
  return regexp_replace(
    regexp_replace(words, '(?<!\d)(\d{1,9})(?!\d)', '000000000\1', 'g'),
    '(?<!\d)0*(\d{10})(?!\d)', '\1', 'g');

-- With the column go its indexes.
alter table carriers
  drop column list_name,
  add column list_name text generated always as (
    natural_key(left(coalesce(nullif(search_key(coalesce(nullif(name, ''), login, '')), ''), lower(name)), 60))) stored;
create index carriers_by_name on carriers (company_id, list_name collate "C", id) where state <> 'removed';
create index carriers_by_state on carriers (company_id, state, list_name collate "C", id);

drop index facilities_of_company;
drop index facilities_public;
create index facilities_of_company on facilities (company_id, natural_key(left(lower(name), 100)), id) where not is_public;
create index facilities_public on facilities (natural_key(left(lower(name), 100)), id) where is_public and deleted_at is null;
