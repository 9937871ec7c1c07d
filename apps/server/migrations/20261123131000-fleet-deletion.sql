-- Deleted people and vehicles are found by when they were deleted, to be removed for good.
create index contacts_deleted on contacts (deleted_at) where deleted_at is not null;
create index drivers_deleted on drivers (deleted_at) where deleted_at is not null;
create index trucks_deleted on trucks (deleted_at) where deleted_at is not null;
create index trailers_deleted on trailers (deleted_at) where deleted_at is not null;
