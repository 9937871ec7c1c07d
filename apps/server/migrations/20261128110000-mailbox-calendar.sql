-- The calendar file of a message in the local mailbox.
alter table mailbox_messages add column calendar text;
