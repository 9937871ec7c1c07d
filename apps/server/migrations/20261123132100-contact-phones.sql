-- One phone of several companies is found by it.
create index contacts_phone on contacts (phone) where phone is not null and deleted_at is null;
