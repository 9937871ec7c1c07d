-- no transaction
-- Tenders to decide in the order of the dashboard, counted without reading the table.
create index concurrently if not exists loads_to_decide on loads (company_id, decision_ends_at,
  load_priority(id, state, approval, effective_end, decision_ends_at, confirmation_ends_at), id)
  where state = 'tender_over' and deleted_at is null and jsonb_typeof(approval) is distinct from 'object';
