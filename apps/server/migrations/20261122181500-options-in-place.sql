-- What the partial indexes of options ask stands in columns of its own: when an option loses, neither they nor any other indexed
-- column change, and half of each page is free, so that an award writes its thousands of losers in place (docs/decisions/0027).
alter table options set (fillfactor = 50);
drop index options_one_winner;
drop index options_bidding;
alter table options
  add column has_bid boolean generated always as (bid_id is not null) stored,
  add column is_winner boolean generated always as (state in ('selected', 'confirmed')) stored;
create unique index options_one_winner on options (load_id) where is_winner;
create index options_bidding on options (load_id) where has_bid;
