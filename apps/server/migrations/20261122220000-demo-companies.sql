-- Companies of the demo: invented, never written to, and the only ones whose events and bids may be removed.
alter table companies add column is_demo boolean not null default false;
create index companies_demo on companies (id) where is_demo;

-- Of a demo are the rows of its companies, and of its people where no company is named.
create function is_of_demo(row_company_id bigint, row_account_id bigint) returns boolean language sql stable as $$
  select case when row_company_id is not null then exists (select from companies where id = row_company_id and is_demo)
              else exists (select from accounts where id = row_account_id and email like '%.demo.example') end
$$;

drop trigger events_append_only on events;
create trigger events_append_only before update or truncate on events
  for each statement execute function refuse_event_change();
create trigger events_kept before delete on events
  for each row when (not is_of_demo(old.company_id, old.account_id)) execute function refuse_event_change();

drop trigger bids_are_kept on bids;
create trigger bids_are_kept before truncate on bids for each statement execute function refuse_bid_deletion();
create trigger bids_of_companies_are_kept before delete on bids
  for each row when (not is_of_demo(old.company_id, null)) execute function refuse_bid_deletion();
