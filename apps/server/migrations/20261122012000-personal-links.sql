-- The links in messages to a carrier's login. The secret part is derived from the row and the installation's own secret
-- while a message is written, so it stands nowhere.
create table personal_links (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  login text not null,
  carrier_id bigint references carriers (id) on delete set null,
  invitation_id bigint references carrier_invitations (id) on delete set null,
  load_id bigint references loads (id),
  salt bytea not null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  used_for_bid_at timestamptz(3)
);
-- The newest link of a sender and a login is the only one that opens.
create index personal_links_newest on personal_links (company_id, login, id desc);
create index personal_links_expired on personal_links (expires_at);

-- A session that a link opened: it ends with the link and reads the sender's tenders only.
alter table sessions add column link_id bigint;
alter table sessions add column link_company_id bigint references companies (id);
alter table sessions add column expires_at timestamptz(3);
alter table sessions add constraint sessions_link check ((link_id is null) = (link_company_id is null) and (link_id is null) = (expires_at is null));
create index sessions_link on sessions (link_company_id, account_id) where link_id is not null and ended_at is null;
