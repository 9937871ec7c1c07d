-- What a shipper's own list says of a carrier beside what invitations need.
alter table carriers
  add column external_id text,
  add column contact_name text;
create index carriers_external on carriers (company_id, external_id) where external_id is not null;
-- Carriers that are known by their name alone, so that the same file does not bring them twice.
create index carriers_named on carriers (company_id, lower(name)) where legal_id is null and login is null;
