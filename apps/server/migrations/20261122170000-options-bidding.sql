-- A carrier's pages read the bids that count against its own, of loads that thousands were invited to.
create index options_bidding on options (load_id) where state in ('active', 'pending_approval');
