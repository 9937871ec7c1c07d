-- Files that live as long as what they hang on have no end.
alter table stored_files alter column expires_at drop not null;

-- One chat for each load and carrier, and one of each company with the operator, which has no load.
create table chats (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_company_id bigint references companies (id),
  load_id bigint references loads (id),
  option_id bigint references options (id),
  archived_at timestamptz(3),
  -- The last message, and the company that sent it: the operator's queue begins with what waits for an answer.
  last_message_id bigint,
  last_message_at timestamptz(3),
  last_company_id bigint references companies (id),
  created_at timestamptz(3) not null,
  check ((load_id is null) = (option_id is null) and (load_id is null) = (carrier_company_id is null))
);
create unique index chats_of_load on chats (load_id, carrier_company_id) where load_id is not null;
create unique index chats_support on chats (company_id) where load_id is null;
create index chats_company on chats (company_id, id);
create index chats_carrier on chats (carrier_company_id, id);
create index chats_option on chats (option_id);
create index chats_last_company on chats (last_company_id);

-- Who is told of messages; `company_id` is the company that the person speaks for.
create table chat_members (
  chat_id bigint not null references chats (id) on delete cascade,
  account_id bigint not null references accounts (id),
  company_id bigint not null references companies (id),
  joined_at timestamptz(3) not null,
  primary key (chat_id, account_id, company_id)
);
create index chat_members_account on chat_members (account_id, chat_id);
create index chat_members_company on chat_members (company_id);

create table chat_messages (
  id bigint generated always as identity primary key,
  chat_id bigint not null references chats (id) on delete cascade,
  account_id bigint not null references accounts (id),
  company_id bigint not null references companies (id),
  text text not null,
  client_id text,
  -- Language → the text in it, once somebody asked for it.
  translations jsonb not null default '{}',
  sent_at timestamptz(3) not null
);
create index chat_messages_of_chat on chat_messages (chat_id, id);
create index chat_messages_account on chat_messages (account_id, chat_id, id);
create index chat_messages_company on chat_messages (company_id);
create unique index chat_messages_client on chat_messages (chat_id, account_id, client_id) where client_id is not null;

create table chat_message_files (
  id bigint generated always as identity primary key,
  message_id bigint not null references chat_messages (id) on delete cascade,
  file_id bigint not null references stored_files (id) on delete cascade
);
create index chat_message_files_message on chat_message_files (message_id);
create index chat_message_files_file on chat_message_files (file_id);

-- Up to which message a person has read a chat; what was seen stays seen when it is marked as unread.
create table chat_views (
  chat_id bigint not null references chats (id) on delete cascade,
  account_id bigint not null references accounts (id),
  company_id bigint not null references companies (id),
  read_until bigint not null,
  seen_until bigint not null,
  viewed_at timestamptz(3) not null,
  primary key (chat_id, account_id, company_id)
);
create index chat_views_account on chat_views (account_id);
create index chat_views_company on chat_views (company_id);

create table chat_replies (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  title text not null,
  text text not null,
  updated_at timestamptz(3) not null
);
create index chat_replies_company on chat_replies (company_id);
create index chat_replies_account on chat_replies (account_id);

-- How questions about a load are answered; without a row in a chat.
create table load_question_modes (
  load_id bigint primary key references loads (id),
  company_id bigint not null references companies (id),
  mode text not null check (mode in ('private', 'to_all'))
);
create index load_question_modes_company on load_question_modes (company_id);

-- Their ids are random, so that they tell no carrier how many others asked; `seq` is their order and is told nobody.
create table load_questions (
  id bigint primary key,
  seq bigint generated always as identity,
  load_id bigint not null references loads (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  text text not null,
  client_id text,
  asked_at timestamptz(3) not null,
  answer text,
  answered_at timestamptz(3),
  answered_by bigint references accounts (id)
);
create index load_questions_load on load_questions (load_id, seq);
create index load_questions_company on load_questions (company_id);
create index load_questions_carrier on load_questions (carrier_company_id);
create index load_questions_account on load_questions (account_id);
create index load_questions_answerer on load_questions (answered_by);
create unique index load_questions_client on load_questions (load_id, account_id, client_id) where client_id is not null;

-- What colleagues of one company write to each other about a load; `company_id` is theirs, on whichever side it stands.
create table load_notes (
  id bigint generated always as identity primary key,
  load_id bigint not null references loads (id),
  company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  text text not null,
  mentions bigint[] not null default '{}',
  client_id text,
  created_at timestamptz(3) not null
);
create index load_notes_load on load_notes (load_id, company_id, id);
create index load_notes_company on load_notes (company_id);
create index load_notes_account on load_notes (account_id);
create unique index load_notes_client on load_notes (load_id, account_id, client_id) where client_id is not null;
