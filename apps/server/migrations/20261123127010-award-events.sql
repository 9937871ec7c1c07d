-- no transaction
-- How awards were answered, carrier by carrier: few among all events, and figures read them by the relation.
create index concurrently if not exists events_of_awards on events (company_id, carrier_company_id, at)
  where action in ('option.selected', 'option.confirmed', 'option.refused', 'option.lapsed', 'option.canceled');
