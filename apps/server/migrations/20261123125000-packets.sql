-- What a company asks its carriers: one draft at most, and the versions that it published.
create table packet_versions (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  number integer not null,
  content jsonb not null,
  changed_at timestamptz(3) not null,
  published_at timestamptz(3),
  published_by bigint references accounts (id)
);
create unique index packet_versions_number on packet_versions (company_id, number);
create unique index packet_versions_draft on packet_versions (company_id) where published_at is null;

-- What a carrier answers one shipper. `submitted` is what the shipper reads: it changes only when the carrier hands it in.
create table packets (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  carrier_id bigint not null unique references carriers (id),
  state text not null default 'not_completed' check (state in ('not_completed', 'completed', 'on_review', 'approved')),
  revision integer not null default 0,
  answers jsonb not null default '{}',
  documents jsonb not null default '[]',
  agreement jsonb,
  marks jsonb not null default '{}',
  submitted jsonb,
  version_id bigint references packet_versions (id),
  return_reason text,
  asked_at timestamptz(3),
  submitted_at timestamptz(3),
  approved_at timestamptz(3),
  approved_by bigint references accounts (id),
  agreement_ends_on date,
  -- The last day on which all required documents hold.
  expires_on date
);
create index packets_company on packets (company_id, state);
create index packets_carrier_company on packets (carrier_company_id);
create index packets_expiring on packets (expires_on) where state = 'approved';

-- What decides about bids on every tender: until when the approved documents hold and what the insurances cover.
alter table carriers add column papers jsonb;

-- Documents of a carrier company, and those that a shipper keeps about one of its carriers (`carrier_id`).
create table carrier_documents (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_id bigint references carriers (id),
  kind text not null,
  title text not null,
  number text,
  issued_on date,
  expires_on date,
  amount bigint,
  currency text,
  -- On this day somebody is told that it ends.
  notice_on date,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index carrier_documents_company on carrier_documents (company_id, carrier_id) where deleted_at is null;
create index carrier_documents_expiring on carrier_documents (company_id, expires_on) where deleted_at is null;
create index carrier_documents_notices on carrier_documents (notice_on) where deleted_at is null and notice_on is not null;
