-- What a company keeps of itself beside its name, country and legal id; both sides' companies alike.
create table company_profiles (
  company_id bigint primary key references companies (id),
  legal_form text check (legal_form in ('limited_liability', 'joint_stock', 'sole_proprietor', 'partnership', 'cooperative', 'state_owned', 'non_profit', 'branch', 'other')),
  tax_id text,
  address_country_id text,
  address_region text,
  address_city text,
  address_street text,
  address_postal_code text,
  licence_number text,
  licence_issuer text,
  licence_from date,
  licence_until date,
  website text,
  industry text,
  organization_size text,
  fleet_size text,
  registered_on date,
  updated_at timestamptz(3) not null,
  check (licence_until is null or licence_from is null or licence_until >= licence_from)
);

-- The same of a carrier that has no company here yet, as its shipper typed it; nobody else sees it.
create table carrier_profiles (
  carrier_id bigint primary key references carriers (id),
  company_id bigint not null references companies (id),
  legal_form text check (legal_form in ('limited_liability', 'joint_stock', 'sole_proprietor', 'partnership', 'cooperative', 'state_owned', 'non_profit', 'branch', 'other')),
  tax_id text,
  address_country_id text,
  address_region text,
  address_city text,
  address_street text,
  address_postal_code text,
  licence_number text,
  licence_issuer text,
  licence_from date,
  licence_until date,
  website text,
  industry text,
  organization_size text,
  fleet_size text,
  registered_on date,
  updated_at timestamptz(3) not null,
  check (licence_until is null or licence_from is null or licence_until >= licence_from)
);
create index carrier_profiles_company on carrier_profiles (company_id);

-- Who signs for a company.
create table company_signees (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  first_name text not null,
  middle_name text,
  last_name text not null,
  position text,
  basis text,
  phone text,
  email text,
  is_default boolean not null default false,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create index company_signees_company on company_signees (company_id, id);
create unique index company_signees_default on company_signees (company_id) where is_default and deleted_at is null;
create index company_signees_phone on company_signees (phone) where phone is not null and deleted_at is null;

-- Bank accounts. One that is pending does not count yet; one that changes another keeps its number until it is confirmed.
create table company_requisites (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  bank_name text not null,
  bank_address text,
  account text not null,
  -- One spelling, by which the same account is found.
  account_key text not null,
  type text not null check (type in ('current', 'foreign_currency', 'vat', 'savings', 'card', 'other')),
  currency text not null,
  is_main boolean not null default false,
  state text not null check (state in ('pending', 'confirmed')),
  replaces_id bigint references company_requisites (id),
  -- Who was known when it was confirmed: a code about later details goes there.
  contact text,
  typed_by bigint not null references accounts (id),
  typed_at timestamptz(3) not null,
  confirmed_by bigint references accounts (id),
  confirmed_at timestamptz(3),
  confirmed_way text check (confirmed_way in ('first', 'colleague', 'code')),
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  check ((state = 'confirmed') = (confirmed_at is not null))
);
create index company_requisites_company on company_requisites (company_id, id);
create unique index company_requisites_main on company_requisites (company_id) where is_main and state = 'confirmed' and deleted_at is null;
create index company_requisites_account on company_requisites (account_key) where deleted_at is null;
create index company_requisites_replaces on company_requisites (replaces_id) where replaces_id is not null;

-- Six digits sent to a known contact, which confirm bank details.
create table company_codes (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  requisite_id bigint not null references company_requisites (id),
  login text not null,
  locale text not null,
  salt bytea not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  tries integer not null default 0,
  used_at timestamptz(3),
  replaced_at timestamptz(3)
);
create index company_codes_requisite on company_codes (requisite_id, id desc);
create index company_codes_company on company_codes (company_id, created_at desc);

-- What the operator has looked at: the same account or phone at companies with different legal ids. With another company
-- among them it is a new match.
create table company_match_reviews (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('account', 'phone')),
  value text not null,
  company_ids bigint[] not null,
  note text not null,
  reviewed_by bigint not null references accounts (id),
  reviewed_at timestamptz(3) not null,
  unique (kind, value)
);
