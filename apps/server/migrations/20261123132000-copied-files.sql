-- A copy of a file shares the bytes of the first; they go with the last of them.
alter table stored_files drop constraint stored_files_key_key;
create index stored_files_key on stored_files (key);
