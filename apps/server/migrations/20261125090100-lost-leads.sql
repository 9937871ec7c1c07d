-- Carriers that have lost the lead and are told a moment later, once for all leads they lose meanwhile.
create table lost_leads (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  option_id bigint not null references options (id),
  payload jsonb not null,
  due_at timestamptz(3) not null
);
create index lost_leads_due on lost_leads (due_at);
create index lost_leads_option on lost_leads (option_id, due_at);
create index lost_leads_company on lost_leads (company_id);
