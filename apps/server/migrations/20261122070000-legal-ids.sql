-- A legal id is claimed by whoever types it and locks nobody out. It becomes certain when the operator confirms it for the
-- installation, or a shipper for its own network.

drop index companies_legal;
create index companies_legal on companies (country_id, legal_id) where legal_id is not null;
alter table companies add column legal_id_confirmed_at timestamptz(3);
create unique index companies_confirmed on companies (kind, country_id, legal_id) where legal_id_confirmed_at is not null;

-- What exactly was confirmed: once the company's data differ, the confirmation has ended.
alter table carriers
  add column confirmed_country_id text,
  add column confirmed_legal_id text,
  add column confirmed_at timestamptz(3),
  add column confirmed_by bigint references accounts (id),
  add check ((confirmed_at is null) = (confirmed_legal_id is null) and (confirmed_at is null) = (confirmed_country_id is null));
create unique index carriers_confirmed on carriers (company_id, confirmed_country_id, confirmed_legal_id) where confirmed_at is not null;
create index carriers_legal on carriers (company_id, legal_id) where legal_id is not null;

-- One spelling: letters and digits only, as the rule reads numbers from now on.
update companies set legal_id = nullif(regexp_replace(legal_id, '[[:space:][:punct:]]', '', 'g'), '') where legal_id ~ '[[:space:][:punct:]]';
update carriers set legal_id = nullif(regexp_replace(legal_id, '[[:space:][:punct:]]', '', 'g'), '') where legal_id ~ '[[:space:][:punct:]]';
