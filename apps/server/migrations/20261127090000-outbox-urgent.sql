-- Almost no row is urgent, so bids write no entry of this index.
create index outbox_urgent on outbox (id) where urgent;
drop index outbox_order;
