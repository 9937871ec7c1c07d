-- A shipper's network: one row of carriers is one relation, from invitation to suspension.

create table carriers (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_company_id bigint references companies (id),
  state text not null check (state in ('suggested', 'invited', 'requested', 'on_review', 'verified', 'suspended', 'removed')),
  name text not null,
  country_id text,
  legal_id text,
  login text,
  requested_login text,
  previous_state text,
  reason text,
  invited_at timestamptz(3),
  verified_at timestamptz(3),
  created_at timestamptz(3) not null
);
create unique index carriers_relation on carriers (company_id, carrier_company_id) where carrier_company_id is not null;
create unique index carriers_login on carriers (company_id, login) where state = 'invited';
create index carriers_list on carriers (company_id, id);
create index carriers_by_login on carriers (company_id, login);
-- For a shipper who looks a carrier up before inviting it.
create index companies_search on companies using gin (lower(name) gin_trgm_ops) where kind = 'carrier';
create index carriers_company on carriers (carrier_company_id, company_id);

create table carrier_invitations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_id bigint not null references carriers (id),
  login text not null,
  salt bytea not null,
  message text,
  locale text not null,
  invited_by bigint not null references accounts (id),
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  used_by bigint references accounts (id),
  revoked_at timestamptz(3)
);
create index carrier_invitations_carrier on carrier_invitations (carrier_id, id desc);
create index carrier_invitations_login on carrier_invitations (login) where used_at is null and revoked_at is null;

create table labels (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  name text not null,
  created_at timestamptz(3) not null
);
create unique index labels_name on labels (company_id, lower(name));

create table carrier_labels (
  company_id bigint not null references companies (id),
  carrier_id bigint not null references carriers (id) on delete cascade,
  label_id bigint not null references labels (id) on delete cascade,
  primary key (carrier_id, label_id)
);
create index carrier_labels_label on carrier_labels (label_id);
