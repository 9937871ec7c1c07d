-- Who will be told by e-mail and in the bell of messages of a chat, unless they are read by then; one row for each member, and
-- one without a person for whoever answers support chats. `message_id` is the first message the person was not told of.
create table unread_notices (
  id bigint generated always as identity primary key,
  chat_id bigint not null references chats (id) on delete cascade,
  account_id bigint references accounts (id),
  company_id bigint references companies (id),
  message_id bigint not null,
  due_at timestamptz(3) not null,
  check ((account_id is null) = (company_id is null))
);
create unique index unread_notices_person on unread_notices (chat_id, coalesce(account_id, 0), coalesce(company_id, 0));
create index unread_notices_due on unread_notices (due_at, id);
create index unread_notices_account on unread_notices (account_id);
create index unread_notices_company on unread_notices (company_id);
