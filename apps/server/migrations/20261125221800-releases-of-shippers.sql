-- no transaction
-- How often a shipper's winners confirmed and were released: few among all events, and every carrier's page counts them.
create index concurrently if not exists events_of_releases on events (company_id, at) include (action, entity_id)
  where action in ('option.confirmed', 'option.released');
