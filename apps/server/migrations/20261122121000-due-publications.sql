-- Scheduled publications are looked for by themselves, among very many tenders that will end.
create index loads_due_publications on loads (due_at) where due_at is not null and state = 'draft';
