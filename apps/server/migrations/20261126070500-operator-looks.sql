-- When somebody of the operator last looked at a company's data: the company's history holds it once a day for each person.
create table operator_looks (
  company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  looked_at timestamptz(3) not null,
  primary key (company_id, account_id)
);
create index operator_looks_of_person on operator_looks (account_id);
