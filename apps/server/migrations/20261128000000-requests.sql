-- A chat with a subject is a request to the help desk; each company still has one chat with support.
alter table chats add column subject text;
drop index chats_support;
create unique index chats_support on chats (company_id) where load_id is null and subject is null;

-- The id of a request is the id of its chat, under whose lock it changes.
create table requests (
  id bigint primary key references chats (id) on delete cascade,
  company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  client_id text,
  category text not null,
  load_id bigint references loads (id),
  is_blocking boolean not null,
  state text not null default 'new' check (state in ('new', 'open', 'waiting', 'solved', 'closed')),
  changed_at timestamptz(3) not null,
  -- The clock closes a solved request, and archives the chat of a closed one.
  due_at timestamptz(3),
  assignee_id bigint references accounts (id),
  -- The company waits for an answer since then.
  waits_since timestamptz(3),
  consent_until timestamptz(3),
  created_at timestamptz(3) not null
);
create index requests_company on requests (company_id, created_at);
create unique index requests_client on requests (account_id, company_id, client_id);
create index requests_load on requests (load_id);
create index requests_assignee on requests (assignee_id);
create index requests_due on requests (due_at) where due_at is not null;
create index requests_queue on requests (is_blocking desc, waits_since, id) where state in ('new', 'open', 'waiting');
