-- Why a shipper contested a completed order, and what later proved its delivery. The files are held in record_files.
create table order_disputes (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  load_id bigint not null references loads (id),
  option_id bigint not null references options (id),
  kind text not null check (kind in ('contested', 'resolved')),
  reason text not null,
  account_id bigint not null references accounts (id),
  created_at timestamptz(3) not null
);
create index order_disputes_of_load on order_disputes (load_id, id);
create index order_disputes_of_shipper on order_disputes (company_id);
create index order_disputes_of_carrier on order_disputes (carrier_company_id);
create index order_disputes_of_option on order_disputes (option_id);
create index order_disputes_of_person on order_disputes (account_id);
