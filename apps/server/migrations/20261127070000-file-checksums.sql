-- The SHA-256 of the stored bytes; files stored before this migration have none.
alter table stored_files add column sha256 bytea check (octet_length(sha256) = 32);
