-- The link of a login to its order: each message about the order renews it.
alter table personal_links add column is_order boolean not null default false;
create index personal_links_order on personal_links (load_id, login) where is_order and ended_at is null;
