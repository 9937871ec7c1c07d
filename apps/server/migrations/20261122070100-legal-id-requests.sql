-- Whose number the operator confirmed for another company asks that company's administrators to be let in, or contests it to
-- the operator with a document.

create table legal_id_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('join', 'contest')),
  account_id bigint not null references accounts (id),
  company_id bigint not null references companies (id),
  country_id text not null,
  legal_id text not null,
  company_name text not null default '',
  message text not null default '',
  document_name text,
  document bytea,
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  check (kind = 'join' or (document is not null and document_name is not null))
);
create index legal_id_requests_account on legal_id_requests (account_id, created_at);
create index legal_id_requests_company on legal_id_requests (company_id, created_at);
