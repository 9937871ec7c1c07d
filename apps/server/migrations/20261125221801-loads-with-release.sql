-- no transaction
-- Loads whose one release is used: cancelling them counts as a release, too.
create index concurrently if not exists loads_released on loads (company_id, finished_at) where release_used;
