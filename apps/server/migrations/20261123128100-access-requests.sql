-- Somebody who was, or is invited to be, a member of a company asks its administrators to be let in.
create table access_requests (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  message text not null,
  state text not null default 'open' check (state in ('open', 'approved', 'declined')),
  role text,
  reason text,
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  settled_by bigint references accounts (id),
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'declined' or reason is not null)
);
create unique index access_requests_open on access_requests (company_id, account_id) where state = 'open';
create index access_requests_company on access_requests (company_id, id desc);
create index access_requests_account on access_requests (account_id, id desc);
create index access_requests_settled on access_requests (settled_by) where settled_by is not null;
