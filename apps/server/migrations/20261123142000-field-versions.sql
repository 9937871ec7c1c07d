-- How often an own list or an own field was saved: who changes it says which of them was seen.
alter table field_lists add column version integer not null default 1;
alter table custom_fields add column version integer not null default 1;
